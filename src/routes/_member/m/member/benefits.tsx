import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BenefitsScreen } from '#features/member/benefits/BenefitsScreen.tsx'
import { benefitsAtom } from '#features/member/benefits/benefits.atoms.ts'

export const Route = createFileRoute('/_member/m/member/benefits')({
  staticData: { title: msg`VIP privilege` },
  loader: ({ context }) => context.preload(benefitsAtom),
  component: BenefitsScreen,
})
