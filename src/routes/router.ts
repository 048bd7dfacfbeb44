import { createRouter } from '@tanstack/react-router'
import { preload } from '../net/query/preload.ts'
import { routeTree } from '../routeTree.gen.ts'
import { RouteError } from '../shell/route/RouteError.tsx'

/** A function, so that linking all routes is a separate task at the start. */
export const makeRouter = () =>
  createRouter({
    routeTree,
    context: { preload },
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
