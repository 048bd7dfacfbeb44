import { type Act, type Role, may } from '#api/roles.ts'

export function wallBefore(needs: Act | undefined, role: Role): 'sheet' | 'toast' | null {
  if (!needs || role === 'guest' || may(role, needs)) return null
  return needs === 'money' ? 'sheet' : 'toast'
}
