import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Messages } from '@lingui/core'
import { chosenBrand } from '#build/brand/brand.ts'
import { InputError } from '#build/brand/input.ts'
import { textsIn } from '#build/brand/texts.ts'
import { readEntries } from './entries.ts'
import { translationProblems } from './translations.rules.ts'

export type Texts = Readonly<Messages>

/**
 * Route files state titles and are in the first view; the texts of all titles are loaded with the code that shows
 * them.
 */
const titles = 'src/shell/route/useTitle.ts'

export interface Source {
  readonly textsOf: (locale: string) => Texts
  readonly idsOf: (file: string) => readonly string[]
}

export async function readMessages(root: string): Promise<Source> {
  const lingui = getConfig({ cwd: root })
  const [catalog] = await getCatalogs(lingui)
  if (!catalog) throw new Error('There is no catalog')
  const entries = (await catalog.read('en')) ?? {}
  const problems = [...(await readEntries(root))].flatMap(([locale, said]) =>
    translationProblems(locale, said),
  )
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  const texts = await Promise.all(
    lingui.locales.map(async (locale) => {
      // A text that is not translated is in English.
      const { messages } = await catalog.getTranslations(locale, {
        fallbackLocales: { default: 'en' },
        sourceLocale: 'en',
      })
      const own = textsIn(chosenBrand(root)?.texts, locale)
      const said = Object.entries(messages).map(([id, text]) => [
        id,
        own.get(entries[id]?.message ?? id) ?? text,
      ])
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(said), {
        namespace: 'json',
      })
      const broken = errors.map(({ id, error }) => {
        const text = entries[id]?.message ?? id
        return `${locale}.po: “${text}” cannot be read: ${error.message}.`
      })
      if (broken.length > 0) throw new InputError(broken.join('\n'))
      return [locale, JSON.parse(source).messages] as const
    }),
  )
  const textsByLocale = new Map<string, Texts>(texts)
  const idsByFile = new Map<string, string[]>()
  for (const [id, { origin = [] }] of Object.entries(entries))
    for (const [origins] of origin) {
      const file = origins.startsWith('src/routes/') ? titles : origins
      idsByFile.set(file, [...(idsByFile.get(file) ?? []), id])
    }
  return {
    textsOf: (locale) => {
      const own = textsByLocale.get(locale)
      if (!own) throw new Error(`There is no ${locale}.po`)
      return own
    },
    idsOf: (file) => idsByFile.get(file) ?? [],
  }
}
