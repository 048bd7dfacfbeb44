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

/** Listens on both loopback addresses; a machine without IPv6 has only one. */
export async function listen(fetch: Fetch, port: number): Promise<{ close: () => void }> {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  const servers = [open('127.0.0.1'), open('::1')]
  const opened = await Promise.all(servers)
  if (!opened[0]) throw new Error(`Port ${port} is taken`)
  return { close: () => opened.forEach((server) => server?.close().closeAllConnections()) }

  async function open(host: string): Promise<Server | null> {
    const server = createServer((request, response) => void listener(request, response))
    server.listen(port, host)
    return once(server, 'listening').then(
      () => server,
      () => null,
    )
  }
}
