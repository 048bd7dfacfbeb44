import { type Atom, atom } from 'jotai'
import * as v from 'valibot'
import { passing, readJson } from '../../device/storage/storage.ts'
import { epochAtom } from '../session/credentials.ts'

const Kept = v.object({ account: v.string(), draft: v.unknown() })

interface Drafted<D extends object> {
  readonly storageKey: string
  /** What is kept; nothing else is written down. */
  readonly schema: v.GenericSchema<unknown, D>
  readonly empty: D
  /** For this visit alone, unless told otherwise. */
  readonly storage?: typeof passing
}

/** What a player has typed so far, in this visit or before a reload; for the one who typed it and nobody else. */
export function draftAtom<D extends object>(
  playerAtom: Atom<{ readonly userName: string } | null>,
  { storageKey, schema, empty, storage = passing }: Drafted<D>,
) {
  const heldAtom = atom<{ readonly epoch: number; readonly draft: D } | null>(null)
  const keptBy = (account: string): D => {
    const kept = v.safeParse(Kept, readJson(storage, storageKey))
    const isOwn = kept.success && kept.output.account === account
    if (!isOwn) storage.write(storageKey, null)
    return v.parse(v.fallback(schema, empty), isOwn ? kept.output.draft : null)
  }
  const typedAtom = atom(
    (get): D => {
      const held = get(heldAtom)
      const account = get(playerAtom)?.userName
      if (account === undefined) return empty
      return held?.epoch === get(epochAtom) ? held.draft : keptBy(account)
    },
    /** Null takes all of it away. */
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
