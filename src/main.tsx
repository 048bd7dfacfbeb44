import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { boot } from './shell/boot.ts'
import { router } from './routes/router.ts'
import { store } from './net/queryClient.ts'

const container = document.getElementById('app')
if (container) {
  await boot()
  createRoot(container).render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Provider>,
  )
}
