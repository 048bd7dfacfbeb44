import { type Atom, atom } from 'jotai'
import * as v from 'valibot'
import { tabStorage, readJson } from '#device/storage/storage.ts'
import { playerAtom } from '#net/session/player.ts'

/** A draft survives a reload. It belongs to its account: another player never gets it. */
export function draftAtom<D extends object>(
  sessionAtom: Atom<{ readonly userName: string } | null>,
  storageKey: string,
  schema: v.GenericSchema<unknown, D>,
  storage = tabStorage,
) {
  const accountAtom = atom((get) => get(sessionAtom)?.userName)
  const heldAtom = playerAtom((get): Partial<D> => {
    const account = get(accountAtom)
    if (account === undefined) return {}
    const Own = v.object({ account: v.literal(account), draft: schema })
    const stored = v.safeParse(Own, readJson(storage, storageKey))
    if (!stored.success) storage.write(storageKey, null)
    return stored.success ? stored.output.draft : {}
  })
  return atom(
    (get) => get(heldAtom),
    (get, set, part: object | null) => {
      const account = get(accountAtom)
      const next = v.safeParse(schema, { ...get(heldAtom), ...part })
      if (account === undefined || !next.success) return
      const draft = part ? next.output : {}
      storage.write(storageKey, part && JSON.stringify({ account, draft }))
      set(heldAtom, draft)
    },
  )
}
