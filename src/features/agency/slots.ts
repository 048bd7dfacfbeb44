import type { ReactNode } from 'react'
import type { Read } from '../../net/query.ts'

interface ShownProps<T> {
  readonly read: Read<T>
  readonly ghost: ReactNode
  readonly children: (value: T) => ReactNode
}

/** A read on screen, lent by the member centre. */
export interface AgencySlots {
  readonly Shown: <T>(props: ShownProps<T>) => ReactNode
}
