import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  RouterProvider,
  createBrowserHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { parseSearch, stringifySearch } from '#net/searchParams.ts'

/** Only a browser history listens to reloads. */
export function visitInBrowser(screen: ReactNode) {
  const routeTree = createRootRoute({ component: () => screen })
  const history = createBrowserHistory()
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  onTestFinished(() => router.history.destroy())
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

export function doesReloadAsk() {
  const reload = new Event('beforeunload', { cancelable: true })
  dispatchEvent(reload)
  return reload.defaultPrevented
}
