import type {} from '#device/page/mela.ts'
import type { Messages } from '@lingui/core'
import type { Formats, Language } from '#i18n/languages.ts'
import { part } from './part.ts'

export interface Catalog {
  readonly locale: string
  readonly messages: Messages
  readonly formats: Formats
}

/** By file. i18n refers to the same object as the language on screen, so added text needs no rerender. */
const texts: Record<string, Messages> = {}
let current: string | undefined
let wanted: Language | undefined
let later: Promise<void> | undefined
let isLaterHere = import.meta.env.DEV

/** False once another language has been requested: the last choice counts, whichever text arrives first. */
export const isWanted = (language: Language) => language === wanted

export const hasLaterText = () => isLaterHere

/**
 * Loads, once, all text that home and the lists do not need. This happens with the first part of the app that is
 * loaded later.
 */
export function laterText(): Promise<void> {
  if (import.meta.env.DEV) return Promise.resolve()
  later ??= loadLaterText().catch((payload: unknown) => {
    later = undefined
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    throw payload
  })
  return later
}

async function loadLaterText(): Promise<void> {
  const file = (current ??= fileOf(preferredLanguage()))
  await addLaterText(file)
  // Another language was chosen meanwhile.
  if (file !== current) return loadLaterText()
  isLaterHere = true
}

export async function loadCatalog(language: Language): Promise<Catalog> {
  wanted = language
  if (import.meta.env.DEV) return (await import('./source.ts')).loadSource(language)
  const file = fileOf(language)
  const catalog: Catalog = await part(`text-${file}`)
  if (later) await addLaterText(file)
  if (isWanted(language)) current = file
  return { ...catalog, messages: add(file, catalog.messages) }
}

/** The page's first script has chosen it: `?lang=`, then the stored language, then the merchant's first. */
export function preferredLanguage(): Language {
  const { language = '' } = document.documentElement.dataset
  return isOffered(language) ? language : 'BN'
}

const fileOf = (language: Language) => window.mela.texts[language] ?? ''

/** Whether the merchant offers it; the page lists those it offers. */
export const isOffered = (code: string | null): code is Language =>
  code !== null && Object.hasOwn(window.mela.texts, code)

const addLaterText = async (file: string) =>
  void add(file, (await part(`text-${file}-later`)).messages)

const add = (file: string, messages: Messages) =>
  (texts[file] = Object.assign(texts[file] ?? {}, messages))
