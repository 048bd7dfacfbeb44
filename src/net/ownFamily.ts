import type { Atom } from 'jotai'
import { cachedFamily } from './family.ts'
import { onSignOut } from './session/signOut.ts'

/** Atoms by an id of the player's own, forgotten at sign-out. */
export function ownFamily<A extends Atom<unknown>>(create: (id: string) => A) {
  const family = cachedFamily(create)
  onSignOut(family.clear)
  return family
}
