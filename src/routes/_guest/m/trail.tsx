import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SignOutButton } from '#features/session/signOut/SignOutButton.tsx'
import { TrialScreen } from '#features/trial/TrialScreen.tsx'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import { Balance } from '#features/wallet/Balance.tsx'

export const Route = createFileRoute('/_guest/m/trail')({
  staticData: { title: msg`Free trial`, back: '/m/home', layout: 'form' },
  component: () => (
    <TrialScreen
      CaptchaField={CaptchaField}
      balance={<Balance as="widget" />}
      leave={<SignOutButton />}
    />
  ),
})
