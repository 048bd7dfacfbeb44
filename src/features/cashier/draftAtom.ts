import { atom } from 'jotai'
import { passing, readJson } from '../../device/storage.ts'
import { sessionAtom } from '../session/session.atoms.ts'

/** What was typed so far, in this visit or before a reload; signing out takes it away. */
export function draftAtom<D extends object>(storageKey: string, draftOf: (stored: unknown) => D) {
  const heldAtom = atom<{ readonly account: string; readonly draft: D } | null>(null)
  const typedAtom = atom(
    (get): D => {
      const held = get(heldAtom)
      const account = get(sessionAtom)?.userName
      return held && held.account === account ? held.draft : draftOf(readJson(passing, storageKey))
    },
    (get, set, change: Partial<D>) => {
      const account = get(sessionAtom)?.userName
      if (account === undefined) return
      const draft = { ...get(typedAtom), ...change }
      passing.write(storageKey, JSON.stringify(draft))
      set(heldAtom, { account, draft })
    },
  )
  return typedAtom
}
