import { getRequestListener } from '@hono/node-server'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { readEnvironment } from './environment.ts'
import { listen, listenIfFree } from './listen.ts'
import { openOrigins } from './origins.ts'

const platformPaths = /^\/(wps|lgw|sandbox|cdn)\//

/** The sandbox inside Vite's dev server, with the vendors' games on the next port and the sign-in provider after it. */
export function sandbox(): Plugin {
  return {
    name: 'mela:sandbox',
    apply: 'serve',
    configureServer: (server) => mount(server),
  }
}

async function mount({ config, httpServer, middlewares }: ViteDevServer) {
  const { port } = config.server
  const { sandbox, vendor, provider } = openOrigins({ ...readEnvironment(), port })
  middlewares.use(answerWith(sandbox.app.fetch))
  const others = await Promise.all([
    listen(vendor.fetch, port + 1),
    listenIfFree(provider.fetch, port + 2, 'no Google and Facebook sign-in'),
  ])
  httpServer?.on('close', () => others.forEach(({ close }) => close()))
}

function answerWith(fetch: Parameters<typeof getRequestListener>[0]): Connect.NextHandleFunction {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  return (request, response, next) => {
    if (platformPaths.test(request.url ?? '')) void listener(request, response)
    else next()
  }
}
