import { atom } from 'jotai'
import { amendSessionIntent, memberAtom } from './session.atoms.ts'

/** A player may become an agent during a session: the member's type overrides the login's. */
export const amendTypeIntent = atom(null, (get, set) => {
  const member = get(memberAtom).value
  if (member) set(amendSessionIntent, { type: member.type })
})
