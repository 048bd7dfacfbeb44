import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { nextTask } from './device/idle.ts'
import { epochAtom } from './net/session/credentials.ts'
import { boot } from './shell/boot.ts'
import { makeRouter } from './routes/router.ts'
import { store } from './net/queryClient.ts'

/** Not at the top level: a screen's chunk waits for this one, and this one for the screen's. */
async function start(container: Element) {
  const router = makeRouter()
  await nextTask()
  await boot(router)
  await router.load()
  store.sub(epochAtom, () => void router.invalidate())
  /** In slices of a few ms: a thumb that scrolls the frame is answered in between. */
  startTransition(() =>
    createRoot(container).render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </Provider>,
    ),
  )
}

const container = document.getElementById('app')
/** In a task of its own: what came with the modules is long enough. */
if (container) void nextTask().then(() => start(container))
