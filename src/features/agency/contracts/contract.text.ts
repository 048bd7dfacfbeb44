import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContractState } from '#api/promotions/agentContracts.ts'
import type { ContractKind } from '#api/promotions/waitingContracts.ts'

export const contractNames: Readonly<Record<ContractKind, MessageDescriptor>> = {
  salary: msg`Salary contract`,
  dividend: msg`Dividend contract`,
  hour: msg`Hourly wage contract`,
}

export const stateNames: Readonly<Record<ContractState, MessageDescriptor>> = {
  awaiting: msg`Waiting for your answer`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  expired: msg`Expired`,
}

export const payNames: Readonly<Record<ContractKind, MessageDescriptor>> = {
  salary: msg`Daily pay`,
  dividend: msg({
    message: 'Share of players’ losses',
    comment: 'What an agent gets: a percentage of what players lose.',
  }),
  hour: msg`Hourly pay`,
}

export const contractPaths = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hour: '/m/member/agent/getHourContract',
} as const satisfies Record<ContractKind, string>
