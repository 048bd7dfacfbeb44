import type { I18n, MessageDescriptor } from '@lingui/core'
import { createContext, use } from 'react'
import css from './Prerender.module.css'

export interface PrerenderLocale {
  readonly code: string
  readonly locale: string
  readonly i18n: I18n
  readonly brand: string
  /** Phones that lack its letters fetch a font. */
  readonly hasFont: boolean
}

/** The merchant's languages, the default first. */
export const PrerenderLocales = createContext<readonly PrerenderLocale[]>([])

/** A text in every language; the page shows the one that its head has chosen (rulesFor). */
export const Words = ({ of }: { readonly of: MessageDescriptor | 'brand' }) =>
  use(PrerenderLocales).map(({ locale, i18n, brand }) => (
    <bdi key={locale} lang={locale}>
      {of === 'brand' ? brand : i18n._(of)}
    </bdi>
  ))

/**
 * Shows only the chosen language. If its font has to be fetched, links as wide as their text get a fixed width, so
 * that nothing moves when the font arrives.
 */
export const rulesFor = (locales: readonly Pick<PrerenderLocale, 'locale' | 'hasFont'>[]) =>
  locales
    .map(({ locale, hasFont }) => {
      const chosen = `:root:lang(${locale})`
      const others = `${chosen} bdi:not(:lang(${locale})){display:none}`
      return hasFont ? `${others}${chosen} .${css.entry}>a{inline-size:4.625rem}` : others
    })
    .join('')
