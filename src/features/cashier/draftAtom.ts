import { atom } from 'jotai'
import * as v from 'valibot'
import { passing, readJson } from '../../device/storage/storage.ts'
import { onSignOut } from '../../net/session/signOut.ts'
import { sessionAtom } from '../session/session.atoms.ts'

const Kept = v.object({ account: v.string(), draft: v.unknown() })

/** The draft that this account has left here; another one's is removed. */
function keptDraft(storageKey: string, account: string): unknown {
  const kept = v.safeParse(Kept, readJson(passing, storageKey))
  if (kept.success && kept.output.account === account) return kept.output.draft
  passing.write(storageKey, null)
  return null
}

/** What was typed so far, in this visit or before a reload; for the player who typed it and nobody else. */
export function draftAtom<D extends object>(storageKey: string, draftOf: (stored: unknown) => D) {
  const heldAtom = atom<{ readonly account: string; readonly draft: D } | null>(null)
  onSignOut((set) => set(heldAtom, null))
  const typedAtom = atom(
    (get): D => {
      const held = get(heldAtom)
      const account = get(sessionAtom)?.userName
      if (account === undefined) return draftOf(null)
      return held?.account === account ? held.draft : draftOf(keptDraft(storageKey, account))
    },
    (get, set, change: Partial<D>) => {
      const account = get(sessionAtom)?.userName
      if (account === undefined) return
      const draft = { ...get(typedAtom), ...change }
      passing.write(storageKey, JSON.stringify({ account, draft }))
      set(heldAtom, { account, draft })
    },
  )
  return typedAtom
}
