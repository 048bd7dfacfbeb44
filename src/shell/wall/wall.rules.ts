import { type Act, type Role, may } from '../../api/roles.ts'

/** What stops a player on the way to a page: the offer of an actual account, a word, or nothing (section 6). */
export function wallBefore(needs: Act | undefined, role: Role): 'sheet' | 'toast' | null {
  if (!needs || role === 'guest' || may(role, needs)) return null
  return needs === 'money' ? 'sheet' : 'toast'
}
