import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import './page/sheets.ts'
import './ui/overlay/popState.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { nextTask } from './device/idle.ts'
import { epochAtom } from './net/session/credentials.ts'
import { bootIntent } from './shell/boot.ts'
import { makeRouter } from './routes/router.ts'
import { reportCaught } from './net/failure.ts'
import { store } from './net/query/queryClient.ts'
import { TransText } from './i18n/foreign/TransText.tsx'

/** Not a top-level await: a screen's chunk and this one would wait for each other. */
async function start(container: Element) {
  const router = makeRouter()
  await nextTask()
  await store.set(bootIntent, router)
  // Links of the prerender change the address before the router is mounted; once mounted, it subscribes this very
  // function.
  router.history.subscribe(router.load)
  // The stored session may turn out to have ended before the first screen is there.
  store.sub(epochAtom, () => void router.invalidate())
  await router.load()
  /** Renders in slices of a few ms, so that scrolling the prerender stays responsive. */
  startTransition(() =>
    createRoot(container, { onCaughtError: reportCaught }).render(
      <Provider store={store}>
        <I18nProvider i18n={i18n} defaultComponent={TransText}>
          <RouterProvider router={router} />
        </I18nProvider>
      </Provider>,
    ),
  )
}

const container = document.getElementById('app')
/** In a separate task, because evaluating the modules takes long enough already. */
if (container) window.mela.started = nextTask().then(() => start(container))
