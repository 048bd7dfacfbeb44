import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GamePurpose } from '../../../features/games/purpose/GamePurpose.tsx'
import { HandOffHost } from '../../../features/install/handOff/HandOffHost.tsx'
import { HandOffOffer } from '../../../features/install/handOff/HandOffOffer.tsx'
import { LoginScreen } from '../../../features/session/login/LoginScreen.tsx'
import { SocialButtons } from '../../../features/social/SocialButtons.tsx'
import { TrialAction } from '../../../features/trial/TrialAction.tsx'
import { CaptchaField } from '../../../features/verification/CaptchaField.tsx'
import { CodeField } from '../../../features/verification/CodeField.tsx'
import { CountryCodeField } from '../../../features/verification/CountryCodeField.tsx'
import { provePhoneIntent } from '../../../features/verification/firebase.atoms.ts'
import { usePhonePolicy } from '../../../features/verification/usePhonePolicy.ts'
import { proveHumanIntent } from '../../../features/verification/human/human.atoms.ts'

const slots = { CaptchaField, CodeField, CountryCodeField, proveHumanIntent, provePhoneIntent }

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
        GamePurpose={GamePurpose}
        handOff={<HandOffOffer />}
        social={<SocialButtons next={wanted.next} />}
        trial={<TrialAction />}
      />
      <HandOffHost CaptchaField={CaptchaField} />
    </>
  )
}
