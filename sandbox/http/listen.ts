import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]

/** For an optional server: a taken port is reported but does not stop the startup. */
export async function listenIfFree(fetch: Fetch, port: number, loss: string) {
  return listen(fetch, port).catch(() => {
    console.warn(`Port ${port} is taken: ${loss}.`)
    return { close: () => undefined }
  })
}

export const portTaken = (port: number) =>
  new Error(`Port ${port} is taken. Another one and the two after it: PORT=5173 before the command`)

/** Ends the process with one sentence, for a problem that the person who started it can solve. */
export function endWith({ message }: Error): never {
  console.error(message)
  process.exit(1)
}

/**
 * A SIGTERM to npm ends npm and its shell, but not the program in the shell. A server that npm did not start may
 * outlive its parent on purpose.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 1000).unref()
}

const absent = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])
const isAbsent = (thrown: unknown) =>
  thrown instanceof Error && 'code' in thrown && absent.has(String(thrown.code))

/**
 * Listens on both loopback addresses, or on none if one is taken; a machine without IPv6 has only
 * one.
 */
export async function listen(fetch: Fetch, port: number): Promise<{ close: () => void }> {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  const attempts = await Promise.allSettled([open('127.0.0.1'), open('::1')])
  const opened = attempts.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  const close = () => opened.forEach((server) => server.close().closeAllConnections())
  const failed = attempts.filter((each) => each.status === 'rejected')
  if (opened.length > 0 && failed.every(({ reason }) => isAbsent(reason))) return { close }
  close()
  throw portTaken(port)

  async function open(host: string): Promise<Server> {
    const server = createServer((request, response) => void listener(request, response))
    server.listen(port, host)
    await once(server, 'listening')
    return server
  }
}
