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
 * State that belongs to a person. Each player gets a new cell with the value `initial`, so no value passes from one
 * player to the next and no code has to reset it.
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

/** Call it at the press. The returned function returns false once another player has signed in. */
export function samePlayer() {
  const store = getDefaultStore()
  const epoch = store.get(epochAtom)
  return () => store.get(epochAtom) === epoch
}

/** The failure of an action that one player began and that would have continued for another. */
export const otherPlayer = () => new Failure('signedOut', 'other_player')

/**
 * An intent that continues after a wait. Once another player has signed in, its `get` and `set` throw, so nothing is
 * sent or stored for that player. A login that the intent itself performs does not count.
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
