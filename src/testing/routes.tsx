import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  type AnyRoute,
  RouterProvider,
  type StaticDataRouteOption,
  createMemoryHistory,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { Provider } from 'jotai'
import { store } from '#net/query/queryClient.ts'
import { parseSearch, stringifySearch } from '#net/searchParams.ts'

export type Pages = Readonly<Record<string, StaticDataRouteOption>>

/** Empty pages, of which only the static data matter. */
export const emptyPages = (root: AnyRoute, pages: Pages) =>
  Object.entries(pages).map(([path, staticData]) =>
    createRoute({ getParentRoute: () => root, path, staticData, component: () => null }),
  )

/** Shows the route of this address. */
export async function showRoutes(routeTree: AnyRoute, address = '/') {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, parseSearch, stringifySearch, history })
  await act(async () => {
    render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </Provider>,
    )
  })
  return router
}
