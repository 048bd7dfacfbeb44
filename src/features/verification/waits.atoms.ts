import { atom } from 'jotai'
import * as v from 'valibot'
import { tabStorage, readJson } from '../../device/storage/storage.ts'

const storageKey = 'codeWaits'
const Waits = v.fallback(v.record(v.string(), v.number()), {})
type Waits = v.InferOutput<typeof Waits>

const changedAtom = atom<Waits | null>(null)

/**
 * When the next code may be requested, by purpose and number, in epoch milliseconds on this phone's clock.
 * Survives a reload.
 */
export const waitsAtom = atom(
  (get): Waits => get(changedAtom) ?? v.parse(Waits, readJson(tabStorage, storageKey)),
  (get, set, key: string, deadline: number) => {
    const running = Object.entries(get(waitsAtom)).filter(([, until]) => until > Date.now())
    const waits = { ...Object.fromEntries(running), [key]: deadline }
    tabStorage.write(storageKey, JSON.stringify(waits))
    set(changedAtom, waits)
  },
)
