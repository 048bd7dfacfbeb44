import {
  type Getter,
  type PrimitiveAtom,
  type SetStateAction,
  type Setter,
  atom,
  getDefaultStore,
} from 'jotai'
import { Failure } from '#net/failure.ts'
import { epochAtom } from './credentials.ts'

/**
 * State that belongs to a person. Each player gets a new cell, in which `initial` stands, so that nothing of one is
 * left for the next, and nobody has to forget it.
 */
export function playerAtom<T>(initial: T | ((get: Getter) => T)) {
  const cellAtom = atom((get): PrimitiveAtom<T> => {
    get(epochAtom)
    return atom(initial instanceof Function ? initial(get) : initial)
  })
  return atom(
    (get) => get(get(cellAtom)),
    (get, set, value: SetStateAction<T>) => set(get(cellAtom), value),
  )
}

/** Asked at a press; what it returns is false once another player is here. */
export function samePlayer() {
  const store = getDefaultStore()
  const epoch = store.get(epochAtom)
  return () => store.get(epochAtom) === epoch
}

/** Of what one player began and another would have gone on with. */
export const otherPlayer = () => new Failure('signedOut', 'other_player')

/**
 * An intent that goes on after it has waited: once another player is here, `get` and `set` refuse, so that it neither
 * goes out nor is stored for them. A login of its own is no other player.
 */
export function playerIntent<Args extends unknown[], Result>(
  act: (get: Getter, set: Setter, ...args: Args) => Result,
) {
  return atom(null, (get, set, ...args: Args) => {
    let epoch = get(epochAtom)
    const assertSame = () => {
      if (get(epochAtom) !== epoch) throw otherPlayer()
    }
    const ownGet: Getter = (read) => {
      assertSame()
      return get(read)
    }
    const ownSet: Setter = (written, ...values) => {
      assertSame()
      const result = set(written, ...values)
      epoch = get(epochAtom)
      return result
    }
    return act(ownGet, ownSet, ...args)
  })
}
