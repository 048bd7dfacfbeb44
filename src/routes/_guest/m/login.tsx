import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HandOffHost } from '#features/install/handOff/HandOffHost.tsx'
import { HandOffOffer } from '#features/install/handOff/HandOffOffer.tsx'
import { useInvited } from '#features/registration/useInvited.ts'
import { LoginScreen } from '#features/session/login/LoginScreen.tsx'
import { SocialButtons } from '#features/social/SocialButtons.tsx'
import { TrialAction } from '#features/trial/TrialAction.tsx'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import { usePhonePolicy } from '#features/verification/usePhonePolicy.ts'
import { slots } from './-loginSlots.ts'

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
        {...slots}
        wanted={wanted}
        handOff={<HandOffOffer />}
        social={<SocialButtons next={wanted.next} invited={useInvited()} />}
        trial={<TrialAction />}
      />
      <HandOffHost CaptchaField={CaptchaField} />
    </>
  )
}
