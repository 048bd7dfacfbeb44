import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ChangePasswordScreen } from '../../features/password/ChangePasswordScreen.tsx'
import { rememberNewPassword } from '../../features/session/remembered/remembered.ts'
import { isGuest, requireMember } from '../../features/session/session.guard.ts'

export const Route = createFileRoute('/m/changePsw')({
  staticData: { title: msg`Change password`, layout: 'form', needs: 'money' },
  beforeLoad: (entered) => {
    if (isGuest()) throw redirect({ to: '/m/home', replace: true })
    requireMember(entered)
  },
  component: () => <ChangePasswordScreen onSaved={rememberNewPassword} />,
})
