import type { Messages } from '@lingui/core'
import { type Formats, type Language, formats, languages } from '../languages.ts'
import { part } from './part.ts'

/** A language as far as this page speaks it: the first view, and every chunk that has come since. */
export interface Catalog {
  readonly locale: string
  readonly messages: Messages
  readonly formats: Formats
}

/** By file. i18n holds the very object of the language on screen, so text that comes later needs no redraw. */
const texts: Record<string, Messages> = {}
/** The chunks on this page that have text. */
const chunks = new Set<string>()
let current: string | undefined

/** The text of a chunk, named by its file without the ending, in the language on screen or about to be. */
export async function loadChunkText(name: string): Promise<void> {
  chunks.add(name)
  const file = (current ??= fileOf(preferredLanguage()))
  await addText(file, name)
  if (file !== current) await loadChunkText(name)
}

export async function loadCatalog(language: Language): Promise<Catalog> {
  if (import.meta.env.DEV) return loadSource(language)
  const file = fileOf(language)
  const catalog: Catalog = await part(`text-${file}`)
  let known
  do {
    known = chunks.size
    await Promise.all([...chunks].map((name) => addText(file, name)))
  } while (chunks.size > known)
  current = file
  return { ...catalog, messages: add(file, catalog.messages) }
}

/** As the page has found out before any other script: what `?lang=` asks for, what is stored, the merchant's first. */
export function preferredLanguage(): Language {
  const { language = '' } = document.documentElement.dataset
  return isListed(language) ? language : 'BN'
}

const fileOf = (language: Language) => window.texts[language] ?? ''
const isListed = (code: string): code is Language => code in window.texts

async function addText(file: string, name: string) {
  const both = await Promise.all(['shared', name].map((each) => part(`text-${file}-${each}`)))
  for (const text of both) add(file, text.default)
}

const add = (file: string, messages: Messages) =>
  (texts[file] = Object.assign(texts[file] ?? {}, messages))

/** While developing, a catalog is whole. */
async function loadSource(language: Language): Promise<Catalog> {
  const { locale } = languages[language]
  const { messages } = await import(`../locales/${locale}.po`)
  return { locale, messages, formats: formats[language] }
}
