import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LimitsScreen } from '#features/protection/limits/LimitsScreen.tsx'
import { protectionAtom } from '#features/protection/protection.atoms.ts'

export const Route = createFileRoute('/_member/m/member/(protection)/limits')({
  staticData: { title: msg`Playing limits` },
  loader: ({ context }) => context.preload(protectionAtom),
  component: LimitsScreen,
})
