import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ContractScreen } from '#features/agency/contracts/ContractScreen.tsx'
import { contractAtom } from '#features/agency/agency.atoms.ts'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'

export const Route = createFileRoute('/_member/m/member/agent/getDevidendContract')({
  staticData: { title: msg`Dividend contract`, layout: 'form' },
  loader: ({ context }) => context.preload(contractAtom('dividend')),
  component: () => (
    <ModuleGate module="AGENTPOLICY3">
      <ContractScreen kind="dividend" />
    </ModuleGate>
  ),
})
