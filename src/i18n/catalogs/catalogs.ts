import type { Messages } from '@lingui/core'
import { type Formats, type Language, firstLanguage, formats, languages } from '#i18n/languages.ts'
import { part } from './part.ts'

interface Catalog {
  readonly locale: string
  readonly messages: Messages
  readonly formats: Formats
}

/** By file. i18n holds the same object as the language on screen, so that added text needs no redraw. */
const texts: Record<string, Messages> = {}
const chunks = new Set<string>()
/** By file, then by chunk: text that need not be requested. */
export const packs: Record<string, Readonly<Record<string, { readonly default: Messages }>>> = {}
let current: string | undefined
let wanted: Language | undefined

/** False once another language has been asked for: the last choice counts, whichever arrives first. */
export const isWanted = (language: Language) => language === wanted

/**
 * `name` is the chunk's file without its ending, or `shared`. Loads the language on screen, or the one about to be
 * shown.
 */
export async function loadChunkText(name: string): Promise<void> {
  chunks.add(name)
  const file = (current ??= fileOf(preferredLanguage()))
  await addText(file, name)
  if (file !== current) await loadChunkText(name)
}

export async function loadCatalog(language: Language): Promise<Catalog> {
  wanted = language
  if (import.meta.env.DEV) return loadSource(language)
  const file = fileOf(language)
  const catalog: Catalog = await part(`text-${file}`)
  let known
  do {
    known = chunks.size
    await Promise.all([...chunks].map((name) => addText(file, name)))
  } while (chunks.size > known)
  if (isWanted(language)) current = file
  return { ...catalog, messages: add(file, catalog.messages) }
}

/** The page's first script has chosen it: `?lang=`, then the stored language, then the merchant's first. */
export function preferredLanguage(): Language {
  const { language = '' } = document.documentElement.dataset
  return isListed(language) ? language : firstLanguage
}

const fileOf = (language: Language) => window.texts[language] ?? ''
const isListed = (code: string): code is Language => Object.hasOwn(window.texts, code)

const addText = (file: string, name: string) =>
  Promise.all(
    [...new Set(['shared', name])].map(async (each) =>
      add(file, (packs[file]?.[each] ?? (await part(`text-${file}-${each}`))).default),
    ),
  )

const add = (file: string, messages: Messages) =>
  (texts[file] = Object.assign(texts[file] ?? {}, messages))

async function loadSource(language: Language): Promise<Catalog> {
  const { locale } = languages[language]
  const { messages } = await import(`../locales/${locale}.po`)
  return { locale, messages, formats: formats[language] }
}
