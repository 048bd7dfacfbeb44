import { createRouter } from '@tanstack/react-router'
import { prime } from '../net/query/prime.ts'
import { routeTree } from '../routeTree.gen.ts'
import { RouteError } from '../shell/route/RouteError.tsx'

/** A function, so that linking all routes is a separate task at the start. */
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
