import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignOutButton } from '../../features/session/signOut/SignOutButton.tsx'
import { isGuest, isOnTrial } from '../../features/session/session.guard.ts'
import { TrialScreen } from '../../features/trial/TrialScreen.tsx'
import { CaptchaField } from '../../features/verification/CaptchaField.tsx'
import { Balance } from '../../features/wallet/Balance.tsx'

export const Route = createFileRoute('/m/trail')({
  staticData: { title: msg`Free trial`, back: '/m/home', layout: 'form' },
  beforeLoad: () => {
    if (!isGuest() && !isOnTrial()) throw redirect({ to: '/m/home', replace: true })
  },
  component: () => (
    <TrialScreen
      CaptchaField={CaptchaField}
      balance={<Balance as="widget" />}
      leave={<SignOutButton />}
    />
  ),
})
