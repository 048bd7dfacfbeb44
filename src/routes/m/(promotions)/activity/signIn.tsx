import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SignInScreen } from '#features/promotions/signIn/SignInScreen.tsx'
import { signInAtom } from '#features/promotions/activities/activity.atoms.ts'

export const Route = createFileRoute('/m/(promotions)/activity/signIn')({
  staticData: { title: msg`Daily check-in` },
  loader: ({ context }) => context.preload(signInAtom),
  component: SignInScreen,
})
