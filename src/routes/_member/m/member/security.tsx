import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen, securityAtom } from '#features/security/SecurityScreen.tsx'

export const Route = createFileRoute('/_member/m/member/security')({
  staticData: { title: msg`Security` },
  loader: ({ context }) => context.preload(securityAtom),
  component: SecurityScreen,
})
