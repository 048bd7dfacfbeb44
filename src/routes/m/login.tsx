import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginScreen } from '../../features/session/LoginScreen.tsx'
import { CaptchaField } from '../../features/verification/CaptchaField.tsx'
import { leaveWithSession } from '../../features/session/session.guard.ts'

const LoginSearch = v.object({ next: v.fallback(v.optional(v.string()), undefined) })

export const Route = createFileRoute('/m/login')({
  validateSearch: LoginSearch,
  beforeLoad: leaveWithSession,
  component: () => <LoginScreen CaptchaField={CaptchaField} />,
})
