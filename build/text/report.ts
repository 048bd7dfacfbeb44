import { join } from 'node:path'
import { readEntries } from './entries.ts'
import { missingIn } from './translations.rules.ts'

/** Bengali and English are complete in every commit, which the tests check. */
for (const [locale, entries] of await readEntries(join(import.meta.dirname, '../..'))) {
  const missing = missingIn(entries)
  if (missing.length === 0) continue
  console.log(`\n${locale}.po lacks ${missing.length} of ${entries.length} messages:`)
  for (const source of missing) console.log(`  ${source}`)
}
