import * as v from 'valibot'
import { lasting, readJson } from '../../../device/storage/storage.ts'
import { type DrawResult, withTold } from './notice.rules.ts'

/** In `localStorage`, shared with other tabs and the next visit: keys of draws, nothing about the player. */
const storageKey = 'toldDraws'
const Told = v.fallback(v.array(v.string()), [])

export const readTold = (): readonly string[] => v.parse(Told, readJson(lasting, storageKey))

export const storeTold = (results: readonly DrawResult[]) =>
  lasting.write(storageKey, JSON.stringify(withTold(readTold(), results)))
