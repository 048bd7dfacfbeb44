import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '#features/security/SecurityScreen.tsx'
import { securityAtom } from '#features/security/security.atoms.ts'

export const Route = createFileRoute('/_member/m/member/security')({
  staticData: { title: msg`Security` },
  loader: ({ context }) => context.preload(securityAtom),
  component: SecurityScreen,
})
