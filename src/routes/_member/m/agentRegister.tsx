import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AgentRegisterScreen } from '#features/agency/links/AgentRegisterScreen.tsx'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'

export const Route = createFileRoute('/_member/m/agentRegister')({
  staticData: { title: msg`Agent registration`, layout: 'form' },
  component: () => (
    <ModuleGate module="AGEINFO3">
      <AgentRegisterScreen />
    </ModuleGate>
  ),
})
