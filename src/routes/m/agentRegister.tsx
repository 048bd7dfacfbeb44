import { createFileRoute } from '@tanstack/react-router'
import { AgentRegisterScreen } from '../../features/agency/links/AgentRegisterScreen.tsx'
import { requireMember } from '../../features/session/session.guard.ts'
import { ModuleGate } from '../../shell/route/ModuleGate.tsx'

export const Route = createFileRoute('/m/agentRegister')({
  beforeLoad: requireMember,
  component: () => (
    <ModuleGate module="AGEINFO3">
      <AgentRegisterScreen />
    </ModuleGate>
  ),
})
