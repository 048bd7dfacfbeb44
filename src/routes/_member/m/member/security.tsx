import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '#features/security/SecurityScreen.tsx'
import { securityAtom } from '#features/security/security.atoms.ts'
import { OwnCodeField } from '#features/verification/OwnCodeField.tsx'
import { EmailCodeField } from '#features/verification/EmailCodeField.tsx'

export const Route = createFileRoute('/_member/m/member/security')({
  staticData: { title: msg`Security` },
  loader: ({ context }) => context.preload(securityAtom),
  component: () => <SecurityScreen EmailCodeField={EmailCodeField} OwnCodeField={OwnCodeField} />,
})
