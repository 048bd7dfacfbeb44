import { type Atom, atom } from 'jotai'
import * as v from 'valibot'
import { tabStorage, readJson } from '../../device/storage/storage.ts'
import { epochAtom } from '../session/credentials.ts'

interface Drafted<D extends object> {
  readonly storageKey: string
  readonly schema: v.GenericSchema<unknown, D>
  readonly empty: D
  readonly storage?: typeof tabStorage
}

/** A draft survives a reload. It belongs to its account: another player never gets it. */
export function draftAtom<D extends object>(
  playerAtom: Atom<{ readonly userName: string } | null>,
  { storageKey, schema, empty, storage = tabStorage }: Drafted<D>,
) {
  const heldAtom = atom<{ readonly epoch: number; readonly draft: D } | null>(null)
  const Stored = v.object({ account: v.string(), draft: schema })
  const storedBy = (account: string) => {
    const stored = v.safeParse(Stored, readJson(storage, storageKey))
    if (stored.success && stored.output.account === account) return stored.output.draft
    storage.write(storageKey, null)
    return empty
  }
  const typedAtom = atom(
    (get): D => {
      const held = get(heldAtom)
      const account = get(playerAtom)?.userName
      if (account === undefined) return empty
      return held?.epoch === get(epochAtom) ? held.draft : storedBy(account)
    },
    (get, set, part: object | null) => {
      const account = get(playerAtom)?.userName
      const next = v.safeParse(schema, { ...get(typedAtom), ...part })
      if (account === undefined || !next.success) return
      const draft = part ? next.output : empty
      storage.write(storageKey, part && JSON.stringify({ account, draft }))
      set(heldAtom, { epoch: get(epochAtom), draft })
    },
  )
  return typedAtom
}
