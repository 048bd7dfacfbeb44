import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Entry } from './translations.rules.ts'

type Reader = Awaited<ReturnType<typeof getCatalogs>>[number]
type Catalog = NonNullable<Awaited<ReturnType<Reader['read']>>>

/** The .po files as Lingui reads them, keyed by locale. */
export async function readCatalogs(
  root: string,
  locales?: readonly string[],
): Promise<ReadonlyMap<string, Catalog>> {
  const lingui = getConfig({ cwd: root })
  const [catalog] = await getCatalogs(lingui)
  if (!catalog) throw new Error('There is no catalog')
  const read = await Promise.all(
    (locales ?? lingui.locales).map(async (locale) => {
      return [locale, (await catalog.read(locale)) ?? {}] as const
    }),
  )
  return new Map(read)
}

/** The messages of a language as translators write them. */
export const entriesIn = (catalog: Catalog): readonly Entry[] =>
  Object.entries(catalog).map(([id, { message = id, translation = '' }]) => ({
    source: message,
    translation,
  }))

/** The messages of each language as translators write them, keyed by locale. */
export async function readEntries(
  root: string,
  locales?: readonly string[],
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const catalogs = await readCatalogs(root, locales)
  return new Map([...catalogs].map(([locale, catalog]) => [locale, entriesIn(catalog)]))
}
