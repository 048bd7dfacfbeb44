import type { ReactNode } from 'react'

/** What other features bring to the member centre. */
export interface MemberSlots {
  readonly balance: ReactNode
  /** The count of unread messages, or nothing. */
  readonly unread: ReactNode
  readonly preferences: ReactNode
  readonly signOut: ReactNode
}
