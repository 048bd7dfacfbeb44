import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  Outlet,
  RouterProvider,
  type StaticDataRouteOption,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  useLocation,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ComponentType } from 'react'
import { onTestFinished } from 'vitest'
import { store } from '../net/query/queryClient.ts'
import { followLinks } from './route/followLinks.ts'

interface Around {
  readonly Frame: ComponentType<{ readonly pathname: string }>
  readonly entries: readonly string[]
  readonly pages?: Readonly<Record<string, StaticDataRouteOption>>
}

const Located = ({ Frame }: Pick<Around, 'Frame'>) => (
  <Frame pathname={useLocation({ select: ({ pathname }) => pathname })} />
)

/** `at()` returns the current path, `href()` the whole URL. */
export async function standAt({ Frame, entries, pages = {} }: Around) {
  const [first = '/', ...others] = entries
  const history = createMemoryHistory({ initialEntries: [first] })
  const root = createRootRoute({
    component: () => (
      <>
        <Located Frame={Frame} />
        <Outlet />
      </>
    ),
  })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const stated = Object.entries(pages).map(([path, staticData]) =>
    createRoute({ getParentRoute: () => root, path, staticData, component: () => null }),
  )
  const router = createRouter({ routeTree: root.addChildren([...stated, anywhere]), history })
  onTestFinished(followLinks(router))
  await act(async () => {
    render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </Provider>,
    )
  })
  for (const entry of others) await act(async () => router.navigate({ href: entry }))
  return {
    at: () => router.state.location.pathname,
    href: () => router.state.location.href,
    back: () => history.back(),
  }
}
