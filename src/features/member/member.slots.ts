import type { ReactNode } from 'react'

export interface MemberSlots {
  readonly balance: ReactNode
  readonly unread: number
  readonly contracts?: ReactNode
  readonly preferences: ReactNode
  readonly handOff?: ReactNode
  readonly signOut: ReactNode
}
