import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'

i18n.loadAndActivate({ locale: 'en', messages: {} })

/** For parts with words of their own: `render(<Part />, inEnglish)`. */
export const inEnglish = {
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  ),
}
