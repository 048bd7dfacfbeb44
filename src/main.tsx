import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { epochAtom } from './net/credentials.ts'
import { boot } from './shell/boot.ts'
import { router } from './routes/router.ts'
import { store } from './net/queryClient.ts'

const container = document.getElementById('app')
if (container) {
  await boot()
  store.sub(epochAtom, () => void router.invalidate())
  createRoot(container).render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Provider>,
  )
}
