import type { Atom } from 'jotai'
import { cachedFamily } from './family.ts'
import { onSignOut } from '#net/session/signOut.ts'

export function ownFamily<A extends Atom<unknown>>(create: (id: string) => A) {
  const family = cachedFamily(create)
  onSignOut(family.clear)
  return family
}
