import type { MemberKind } from './account/member.ts'

/** A visitor without a session, or the kind of the member type (section 6). */
export type Role = MemberKind | 'guest'

export type Permission = 'money' | 'mail' | 'play' | 'agency'

const players: readonly Role[] = ['member', 'agent']

const allowed: Readonly<Record<Permission, readonly Role[]>> = {
  money: players,
  mail: [...players, 'other'],
  play: [...players, 'trial'],
  agency: ['agent'],
}

/** Whether this account may use a part of the site. */
export const may = (role: Role, act: Permission) => allowed[act].includes(role)
