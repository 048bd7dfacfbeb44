import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GamePurpose } from '#features/games/purpose/GamePurpose.tsx'
import { HandOffOffer, HandOffHost } from '#features/install/handOff/HandOffOffer.tsx'
import { LotteryPurpose } from '#features/lottery/purpose/LotteryPurpose.tsx'
import { useInvited } from '#features/registration/form/form.atoms.ts'
import { LoginScreen } from '#features/session/login/LoginScreen.tsx'
import { SocialButtons } from '#features/social/SocialButtons.tsx'
import { TrialAction } from '#features/trial/TrialAction.tsx'
import { usePhonePolicy } from '#features/verification/usePhonePolicy.ts'

export const Route = createFileRoute('/_guest/m/login')({
  staticData: { title: msg`Sign in`, back: '/m/home', layout: 'login' },
  component: Login,
})

function Login() {
  const wanted = Route.useSearch()
  usePhonePolicy()
  return (
    <>
      <LoginScreen
        wanted={wanted}
        GamePurpose={GamePurpose}
        LotteryPurpose={LotteryPurpose}
        handOff={<HandOffOffer />}
        social={<SocialButtons next={wanted.next} invited={useInvited()} />}
        trial={<TrialAction />}
      />
      <HandOffHost />
    </>
  )
}
