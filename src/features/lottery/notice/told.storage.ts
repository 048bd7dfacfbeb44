import * as v from 'valibot'
import { lasting, readJson } from '../../../device/storage/storage.ts'
import { type DrawResult, withTold } from './notice.rules.ts'

/** In `localStorage`, which other tabs and the next visit share: names of draws, nothing of the player. */
const storageKey = 'toldDraws'
const Told = v.fallback(v.array(v.string()), [])

export const readTold = (): readonly string[] => v.parse(Told, readJson(lasting, storageKey))

export const storeTold = (results: readonly DrawResult[]) =>
  lasting.write(storageKey, JSON.stringify(withTold(readTold(), results)))
