import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { freePort } from '#tests/support/platform.ts'

interface Replacement {
  readonly status: number
  readonly html: string
}

type Replace = (path: string) => Replacement | null

/** The answer of a public network's captive portal to everything until its terms are accepted. */
export const portal = { status: 200, html: '<!doctype html><h1>Free Wi-Fi</h1>' }

/** A proxy between the phone and the platform, which may answer in the platform's place. */
export async function openBetween(platformUrl: string) {
  let replace: Replace = () => null
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    asked.push(path)
    const own = replace(path)
    if (own) {
      outgoing.writeHead(own.status, { 'Content-Type': 'text/html' }).end(own.html)
      return
    }
    const { method, headers } = incoming
    const onward = request(platformUrl + path, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const port = await freePort()
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${port}`,
    asked: (path: string) => asked.filter((one) => one === path).length,
    /** Applies from now on; null passes requests on to the platform. */
    answer: (answers: Replace) => void (replace = answers),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
