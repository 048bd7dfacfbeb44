import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { Category } from '../../api/games/category.ts'
import type { SwitchId } from '../../api/site/switches.ts'

interface GateProps {
  readonly module: SwitchId
  readonly children: ReactNode
}

export interface RecordSlots {
  readonly Gate: ComponentType<GateProps>
  readonly categoryNames: Readonly<Record<Category, MessageDescriptor>>
}
