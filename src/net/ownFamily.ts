import type { Atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { onSignOut } from './session/signOut.ts'

/** Atoms by an id of the player's own, which go with their player. */
export function ownFamily<A extends Atom<unknown>>(make: (id: string) => A) {
  const family = atomFamily(make)
  onSignOut(() => {
    for (const id of family.getParams()) family.remove(id)
  })
  return family
}
