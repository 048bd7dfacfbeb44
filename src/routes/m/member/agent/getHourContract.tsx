import { createFileRoute } from '@tanstack/react-router'
import { ContractScreen } from '../../../../features/agency/contracts/ContractScreen.tsx'
import { contractAtom } from '../../../../features/agency/contracts/contracts.atoms.ts'
import { requireMember } from '../../../../features/session/session.guard.ts'
import { ModuleGate } from '../../../../shell/route/ModuleGate.tsx'

export const Route = createFileRoute('/m/member/agent/getHourContract')({
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: requireMember,
  loader: ({ context }) => context.prime(contractAtom('hour')),
  component: () => (
    <ModuleGate module="AGENTPOLICY3">
      <ContractScreen kind="hour" />
    </ModuleGate>
  ),
})
