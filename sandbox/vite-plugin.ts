import { getRequestListener } from '@hono/node-server'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { readEnvironment } from './environment.ts'
import { listen } from './listen.ts'
import { openOrigins } from './origins.ts'

const platformPaths = /^\/(wps|lgw|sandbox|cdn)\//

/** The sandbox inside Vite's dev server, with the vendors' games on the next port. */
export function sandbox(): Plugin {
  return {
    name: 'mela:sandbox',
    apply: 'serve',
    configureServer: (server) => mount(server),
  }
}

async function mount({ config, httpServer, middlewares }: ViteDevServer) {
  const { port } = config.server
  const { sandbox, vendor } = openOrigins({ ...readEnvironment(), port })
  middlewares.use(answerWith(sandbox.app.fetch))
  const games = await listen(vendor.fetch, port + 1)
  httpServer?.on('close', games.close)
}

function answerWith(fetch: Parameters<typeof getRequestListener>[0]): Connect.NextHandleFunction {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  return (request, response, next) => {
    if (platformPaths.test(request.url ?? '')) void listener(request, response)
    else next()
  }
}
