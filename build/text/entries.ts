import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Entry } from './translations.rules.ts'

/** The messages of each language as translators write them, keyed by locale. */
export async function readEntries(
  root: string,
  locales?: readonly string[],
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const lingui = getConfig({ cwd: root })
  const [catalog] = await getCatalogs(lingui)
  if (!catalog) throw new Error('There is no catalog')
  const read = await Promise.all(
    (locales ?? lingui.locales).map(async (locale) => {
      const entries = Object.entries((await catalog.read(locale)) ?? {})
      const said = entries.map(([id, { message = id, translation = '' }]) => ({
        source: message,
        translation,
      }))
      return [locale, said] as const
    }),
  )
  return new Map(read)
}
