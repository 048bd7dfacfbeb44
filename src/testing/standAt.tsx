import { Outlet, createRootRoute, createRoute, useLocation } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { type Pages, emptyPages, showRoutes } from './routes.tsx'

interface Around {
  readonly Frame: ComponentType<{ readonly pathname: string }>
  readonly entries: readonly string[]
  readonly pages?: Pages
}

const Located = ({ Frame }: Pick<Around, 'Frame'>) => (
  <Frame pathname={useLocation({ select: ({ pathname }) => pathname })} />
)

/** `at()` returns the current path, `href()` the whole URL. */
export async function standAt({ Frame, entries, pages = {} }: Around) {
  const [first, ...others] = entries
  const root = createRootRoute({
    component: () => (
      <>
        <Located Frame={Frame} />
        <Outlet />
      </>
    ),
  })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const router = await showRoutes(root.addChildren([...emptyPages(root, pages), anywhere]), first)
  for (const entry of others) await act(async () => router.navigate({ href: entry }))
  return {
    at: () => router.state.location.pathname,
    href: () => router.state.location.href,
    back: () => router.history.back(),
    go: (href: string) => router.navigate({ href }),
  }
}
