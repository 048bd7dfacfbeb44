import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginScreen } from '../../features/session/LoginScreen.tsx'
import { leaveWithSession } from '../../features/session/session.guard.ts'
import { SocialButtons } from '../../features/social/SocialButtons.tsx'
import { TrialAction } from '../../features/trial/TrialAction.tsx'
import { CaptchaField } from '../../features/verification/CaptchaField.tsx'
import { CodeField } from '../../features/verification/CodeField.tsx'
import { CountryCodeField } from '../../features/verification/CountryCodeField.tsx'
import { proveHuman } from '../../features/verification/human/human.atoms.ts'

const LoginSearch = v.object({ next: v.fallback(v.optional(v.string()), undefined) })
const slots = { CaptchaField, CodeField, CountryCodeField, proveHuman }

export const Route = createFileRoute('/m/login')({
  validateSearch: LoginSearch,
  beforeLoad: leaveWithSession,
  component: Login,
})

function Login() {
  const { next } = Route.useSearch()
  return <LoginScreen {...slots} social={<SocialButtons next={next} />} trial={<TrialAction />} />
}
