import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { Category } from '../../api/category.ts'
import type { ModuleId } from '../../api/site.ts'
import type { Read } from '../../net/query.ts'

interface ShownProps<T> {
  readonly read: Read<T>
  readonly ghost: ReactNode
  readonly children: (value: T) => ReactNode
}

interface GateProps {
  readonly module: ModuleId
  readonly children: ReactNode
}

/** What others lend: a read on screen, the names of the categories, what the merchant may switch off. */
export interface RecordSlots {
  readonly Shown: <T>(props: ShownProps<T>) => ReactNode
  readonly Gate: ComponentType<GateProps>
  readonly categoryNames: Readonly<Record<Category, MessageDescriptor>>
}
