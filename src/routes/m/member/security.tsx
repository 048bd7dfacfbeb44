import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../../../features/security/SecurityScreen.tsx'
import { securityAtom } from '../../../features/security/security.atoms.ts'
import { EmailCodeField } from '../../../features/verification/EmailCodeField.tsx'
import { requireMember } from '../../../features/session/session.guard.ts'

export const Route = createFileRoute('/m/member/security')({
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: requireMember,
  loader: ({ context }) => context.prime(securityAtom),
  component: () => <SecurityScreen EmailCodeField={EmailCodeField} />,
})
