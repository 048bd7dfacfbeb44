import type { MemberKind } from './account/member.ts'

/** Who is looking: a visitor without a session, or what the member type makes of the player (section 6). */
export type Role = MemberKind | 'guest'

export type Act = 'money' | 'mail' | 'play' | 'agency'

const players: readonly Role[] = ['member', 'agent']

const allowed: Readonly<Record<Act, readonly Role[]>> = {
  /** Deposits and withdrawals, and what protects or follows from them: passwords, limits, records, rewards. */
  money: players,
  /** Inbox, live chat and notifications, with their unread counts; and contracts that wait for an answer. */
  mail: [...players, 'other'],
  /** Games and lotteries for a balance, real or pretend. */
  play: [...players, 'trial'],
  /** Opening accounts for others. */
  agency: ['agent'],
}

/** Whether this account may use a part of the site (decisions 2, 3, 37). */
export const may = (role: Role, act: Act) => allowed[act].includes(role)
