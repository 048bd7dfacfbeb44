import { createCompiledCatalog } from '@lingui/cli/api'
import type { Messages } from '@lingui/core'
import { chosenBrand } from '#build/brand/brand.ts'
import { InputError } from '#build/brand/input.ts'
import { textsIn } from '#build/brand/texts.ts'
import { entriesIn, readCatalogs } from './entries.ts'
import { translationProblems } from './translations.rules.ts'

export type Texts = Readonly<Messages>

/** Ends a message that is in English because it has no translation; shows nothing (i18n/foreign/TransText.tsx). */
const englishMark = ''

/**
 * Route files contain titles and are in the first view; the texts of all titles are loaded with the code that shows
 * them.
 */
const titles = 'src/shell/route/useTitle.ts'

export interface Source {
  readonly textsOf: (locale: string) => Texts
  readonly idsOf: (file: string) => readonly string[]
}

/** Throws with one sentence for each translation that cannot be shown. */
export async function readMessages(root: string): Promise<Source> {
  const catalogs = await readCatalogs(root)
  const problems = [...catalogs].flatMap(([locale, catalog]) =>
    translationProblems(locale, entriesIn(catalog)),
  )
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  const english = catalogs.get('en') ?? {}
  const sourceOf = (id: string) => english[id]?.message ?? id
  const compiled = new Map<string, Texts>()

  function compile(locale: string): Texts {
    const catalog = catalogs.get(locale)
    if (!catalog) throw new Error(`There is no ${locale}.po`)
    const own = textsIn(chosenBrand(root)?.texts, locale)
    const translationOf = (id: string) => own.get(sourceOf(id)) ?? catalog[id]?.translation
    // Untranslated texts are in English.
    const said = Object.keys(english).map((id) => [
      id,
      translationOf(id) || english[id]?.translation || sourceOf(id),
    ])
    const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(said), {
      namespace: 'json',
    })
    if (errors.length > 0)
      throw new InputError(
        errors
          .map(
            ({ id, error }) => `${locale}.po: “${sourceOf(id)}” cannot be read: ${error.message}.`,
          )
          .join('\n'),
      )
    const { messages }: { messages: Messages } = JSON.parse(source)
    if (locale === 'en') return messages
    const marked = Object.entries(messages).map(([id, text]) => [
      id,
      translationOf(id) ? text : [text, englishMark].flat(),
    ])
    return Object.fromEntries(marked)
  }

  const idsByFile = new Map<string, string[]>()
  for (const [id, { origin = [] }] of Object.entries(english))
    for (const [origins] of origin) {
      const file = origins.startsWith('src/routes/') ? titles : origins
      idsByFile.set(file, [...(idsByFile.get(file) ?? []), id])
    }
  return {
    textsOf: (locale) => {
      const texts = compiled.get(locale) ?? compile(locale)
      compiled.set(locale, texts)
      return texts
    },
    idsOf: (file) => idsByFile.get(file) ?? [],
  }
}

const read = new Map<string, Promise<Source>>()

/** Shared by the steps of one build, which all need the same words. */
export function messagesOfBuild(root: string): Promise<Source> {
  const reading = read.get(root) ?? readMessages(root)
  read.set(root, reading)
  return reading
}
