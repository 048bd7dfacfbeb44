import { createRouter } from '@tanstack/react-router'
import { prime } from '../net/prime.ts'
import { routeTree } from '../routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  context: { prime },
  caseSensitive: false,
  scrollRestoration: true,
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
