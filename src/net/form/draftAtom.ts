import { type Atom, type PrimitiveAtom, atom } from 'jotai'
import * as v from 'valibot'
import { tabStorage, readJson } from '../../device/storage/storage.ts'
import { epochAtom } from '../session/credentials.ts'

/** A draft survives a reload. It belongs to its account: another player never gets it. */
export function draftAtom<D extends object>(
  playerAtom: Atom<{ readonly userName: string } | null>,
  storageKey: string,
  schema: v.GenericSchema<unknown, D>,
  storage = tabStorage,
) {
  const accountAtom = atom((get) => get(playerAtom)?.userName)
  /** A new one for each player. */
  const heldAtom = atom((get): PrimitiveAtom<Partial<D>> => {
    get(epochAtom)
    const account = get(accountAtom)
    if (account === undefined) return atom({})
    const Own = v.object({ account: v.literal(account), draft: schema })
    const stored = v.safeParse(Own, readJson(storage, storageKey))
    if (!stored.success) storage.write(storageKey, null)
    return atom(stored.success ? stored.output.draft : {})
  })
  return atom(
    (get) => get(get(heldAtom)),
    (get, set, part: object | null) => {
      const [account, held] = [get(accountAtom), get(heldAtom)]
      const next = v.safeParse(schema, { ...get(held), ...part })
      if (account === undefined || !next.success) return
      const draft = part ? next.output : {}
      storage.write(storageKey, part && JSON.stringify({ account, draft }))
      set(held, draft)
    },
  )
}
