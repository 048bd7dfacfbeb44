import type { Atom } from 'jotai'
import { onSignOut } from '#net/session/signOut.ts'

interface Options<P> {
  readonly keyOf?: (param: P) => string
  readonly limit?: number
}

/**
 * Beyond the limit, the least recently used atom is dropped. The limit must exceed the number of atoms that one
 * screen reads.
 */
export function cachedFamily<P, A extends Atom<unknown>>(
  create: (param: P) => A,
  { keyOf = JSON.stringify, limit = 50 }: Options<P> = {},
) {
  const atoms = new Map<string, A>()
  const atomOf = (param: P): A => {
    const key = keyOf(param)
    const found = atoms.get(key) ?? create(param)
    atoms.delete(key)
    atoms.set(key, found)
    const [oldest] = atoms.keys()
    if (atoms.size > limit && oldest !== undefined) atoms.delete(oldest)
    return found
  }
  return Object.assign(atomOf, { clear: () => atoms.clear() })
}

export function ownFamily<A extends Atom<unknown>>(create: (id: string) => A) {
  const family = cachedFamily(create)
  onSignOut(family.clear)
  return family
}
