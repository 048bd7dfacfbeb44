import { createFileRoute } from '@tanstack/react-router'
import { BenefitsScreen } from '../../../features/member/benefits/BenefitsScreen.tsx'
import { benefitsAtom } from '../../../features/member/benefits/benefits.atoms.ts'
import { requireMember } from '../../../features/session/session.guard.ts'

export const Route = createFileRoute('/m/member/benefits')({
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: requireMember,
  loader: ({ context }) => context.prime(benefitsAtom),
  component: BenefitsScreen,
})
