import { createRouter } from '@tanstack/react-router'
import { prime } from '../net/prime.ts'
import { routeTree } from '../routeTree.gen.ts'
import { RouteError } from '../shell/route/RouteError.tsx'

/** Not made with its module: to link all routes is a task of its own. */
export const makeRouter = () =>
  createRouter({
    routeTree,
    context: { prime },
    caseSensitive: false,
    trailingSlash: 'preserve',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
