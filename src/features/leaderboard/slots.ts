import type { ReactNode } from 'react'
import type { Read } from '../../net/query.ts'

interface ShownProps<T> {
  readonly read: Read<T>
  readonly ghost: ReactNode
  readonly children: (value: T) => ReactNode
}

/** What others lend: a read on screen. */
export interface LeaderSlots {
  readonly Shown: <T>(props: ShownProps<T>) => ReactNode
}
