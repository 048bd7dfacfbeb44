import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AccountType, AgentLink } from '#api/promotions/agency.ts'
import { usePercent } from '#i18n/percent.ts'

export const accountTypeNames: Readonly<Record<AccountType, MessageDescriptor>> = {
  player: msg`Player`,
  agent: msg`Agent`,
}

export const linkStatusNames: Readonly<Record<AgentLink['status'], MessageDescriptor>> = {
  open: msg({ message: 'Active', comment: 'A link that works.' }),
  expired: msg`Expired`,
  disabled: msg({ message: 'Disabled', comment: 'A link that was switched off.' }),
}

export function useRebateMessages(maxRebate: number) {
  const { t } = useLingui()
  const most = usePercent()(maxRebate)
  return {
    malformed: t`Enter a percentage such as 0.30`,
    tooMuch: t`Your own rebate is ${most}`,
  }
}
