import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { Category } from '../../api/category.ts'
import type { ModuleId } from '../../api/site.ts'

interface GateProps {
  readonly module: ModuleId
  readonly children: ReactNode
}

/** What others lend: the names of the categories, what the merchant may switch off. */
export interface RecordSlots {
  readonly Gate: ComponentType<GateProps>
  readonly categoryNames: Readonly<Record<Category, MessageDescriptor>>
}
