import * as v from 'valibot'
import { lasting, readJson } from '../../../device/storage/storage.ts'
import type { KnownHosts } from './connection.rules.ts'
import { linesKey } from './storeLines.ts'

const Stored = v.object({
  lines: v.pipe(v.array(v.string()), v.maxLength(50)),
  speedTest: v.string(),
})

/** Used when this address does not respond. */
export function readLines(): Pick<KnownHosts, 'lines' | 'speedTest'> {
  const parsed = v.safeParse(Stored, readJson(lasting, linesKey))
  return parsed.success ? parsed.output : { lines: [], speedTest: '' }
}
