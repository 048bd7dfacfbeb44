import { atom } from 'jotai'
import { amendSessionIntent, memberAtom } from './session.atoms.ts'

/** A player who has become an agent is one at once: the platform's word of the member corrects what the login said. */
export const amendTypeIntent = atom(null, (get, set) => {
  const member = get(memberAtom).value
  if (member) set(amendSessionIntent, { type: member.type })
})
