import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BenefitsScreen, benefitsAtom } from '#features/member/benefits/BenefitsScreen.tsx'

export const Route = createFileRoute('/_member/m/member/benefits')({
  staticData: { title: msg`VIP privilege` },
  loader: ({ context }) => context.preload(benefitsAtom),
  component: BenefitsScreen,
})
