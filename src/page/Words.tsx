import type { I18n, MessageDescriptor } from '@lingui/core'
import { createContext, use } from 'react'
import css from './Prerender.module.css'

export type PrerenderText = MessageDescriptor | 'brand'

export interface PrerenderLocale {
  readonly code: string
  readonly locale: string
  readonly i18n: I18n
  readonly brand: string
  readonly textOf: (text: PrerenderText) => string
  /** Phones without its letters load a font. */
  readonly hasFont: boolean
}

/** The merchant's main languages, the default first. */
export const PrerenderLocales = createContext<readonly PrerenderLocale[]>([])

/**
 * A text in every main language; the page shows the one that its head has chosen (rulesFor). Words in a further
 * language come in a file and replace those of the first (words.inline.ts).
 */
export const Words = ({ of }: { readonly of: PrerenderText }) =>
  use(PrerenderLocales).map(({ locale, textOf }) => (
    <bdi key={locale} lang={locale}>
      {textOf(of)}
    </bdi>
  ))

/**
 * Hides the words in all languages but the chosen one. If its font has to be fetched, links as wide as their text get
 * a fixed width, so that nothing moves when the font arrives.
 */
export const rulesFor = (locales: readonly Pick<PrerenderLocale, 'locale' | 'hasFont'>[]) =>
  locales
    .map(({ locale, hasFont }) => {
      const others = `:root:not(:lang(${locale})) bdi[lang=${locale}]{display:none}`
      return hasFont
        ? `${others}:root:lang(${locale}) .${css.entry}>a{inline-size:4.625rem}`
        : others
    })
    .join('')
