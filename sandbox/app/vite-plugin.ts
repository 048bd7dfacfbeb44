import { getRequestListener } from '@hono/node-server'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { readEnvironment } from '#sandbox/http/environment.ts'
import { greet, openOrigins } from './origins.ts'
import { endWith, endWithNpm, listen, listenIfFree, portTaken } from '#sandbox/http/listen.ts'

const platformPaths = /^\/(wps|lgw|sandbox|cdn)\//

/** Runs the sandbox inside Vite's dev server. */
export function sandbox(): Plugin {
  return {
    name: 'mela:sandbox',
    apply: 'serve',
    config: ({ server }) => ({
      // Leaves the list of accounts on the screen.
      clearScreen: false,
      server: { port: server?.port ?? readEnvironment().port, strictPort: true },
    }),
    configureServer: mount,
  }
}

/**
 * When a file of the sandbox changes, a new server starts while the old one still holds the database and the
 * ports.
 */
function mount({ config, httpServer, middlewares }: ViteDevServer) {
  endWithNpm()
  let answer: Connect.NextHandleFunction = (_, __, next) => next()
  middlewares.use((request, response, next) => answer(request, response, next))
  // Before Vite's own listener, which prints a stack.
  httpServer?.once('error', (thrown: NodeJS.ErrnoException) =>
    endWith(thrown.code === 'EADDRINUSE' ? portTaken(config.server.port) : thrown),
  )
  httpServer?.once('listening', () => void open())

  async function open() {
    const { port } = config.server
    const origins = openOrigins({ ...readEnvironment(), port })
    const { sandbox, vendor, provider } = origins
    answer = answerWith(sandbox.app.fetch)
    const others = Promise.all([
      listen(vendor.fetch, port + 1),
      listenIfFree(provider.fetch, port + 2, 'no Google and Facebook sign-in'),
    ])
    httpServer?.once('close', () => {
      void others.then((servers) => servers.forEach(({ close }) => close()))
      void sandbox.ready.finally(() => sandbox.db.destroy())
    })
    await others.catch(endWith)
    await greet(origins)
  }
}

function answerWith(fetch: Parameters<typeof getRequestListener>[0]): Connect.NextHandleFunction {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  return (request, response, next) => {
    if (platformPaths.test(request.url ?? '')) void listener(request, response)
    else next()
  }
}
