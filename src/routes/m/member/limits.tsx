import { createFileRoute } from '@tanstack/react-router'
import { LimitsScreen } from '../../../features/protection/limits/LimitsScreen.tsx'
import { protectionAtom } from '../../../features/protection/protection.atoms.ts'
import { requireMember } from '../../../features/session/session.guard.ts'

export const Route = createFileRoute('/m/member/limits')({
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: requireMember,
  loader: ({ context }) => context.prime(protectionAtom),
  component: LimitsScreen,
})
