import { atom } from 'jotai'
import * as v from 'valibot'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { knownSiteAtom } from '#features/merchant/merchant.atoms.ts'
import type { KnownHosts } from './connection.rules.ts'
import { answeredLinesAtom, linesKey } from './storeLines.ts'

const Stored = v.fallback(
  v.object({ lines: v.pipe(v.array(v.string()), v.maxLength(50)), speedTest: v.string() }),
  { lines: [], speedTest: '' },
)

/** Used when this address does not respond. */
export const readLines = () => v.parse(Stored, readJson(phoneStorage, linesKey))
const storedLinesAtom = atom(readLines)

export const knownHostsAtom = atom((get): KnownHosts => ({
  ...(get(answeredLinesAtom) ?? get(storedLinesAtom)),
  imageHosts: get(knownSiteAtom).imageHosts,
}))
