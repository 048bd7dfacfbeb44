import type { ReactNode } from 'react'

/** What other features bring to the member centre. */
export interface MemberSlots {
  readonly balance: ReactNode
  /** The count of unread messages, or nothing. */
  readonly unread: ReactNode
  /** Contracts that wait for the player's word. */
  readonly contracts?: ReactNode
  readonly preferences: ReactNode
  /** The way over to the installed app. */
  readonly handOff?: ReactNode
  readonly signOut: ReactNode
}
