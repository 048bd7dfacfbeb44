import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountType, AgentLink } from '../../../api/promotions/agency.ts'

export const typeNames: Readonly<Record<AccountType, MessageDescriptor>> = {
  player: msg`Player`,
  agent: msg`Agent`,
}

export const statusNames: Readonly<Record<AgentLink['status'], MessageDescriptor>> = {
  open: msg`Active`,
  expired: msg`Expired`,
  disabled: msg`Disabled`,
}
