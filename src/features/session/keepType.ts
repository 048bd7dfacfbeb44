import type { store as Store } from '../../net/queryClient.ts'
import { amendSessionIntent, memberAtom } from './session.atoms.ts'

/** A player who has become an agent is one at once: the platform's word of the member corrects what the login said. */
export function keepType(store: typeof Store) {
  const keep = () => {
    const member = store.get(memberAtom).value
    if (member) store.set(amendSessionIntent, { type: member.type })
  }
  keep()
  return store.sub(memberAtom, keep)
}
