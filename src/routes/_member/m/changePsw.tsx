import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordScreen } from '#features/password/ChangePasswordScreen.tsx'
import { rememberNewPassword } from '#features/session/remembered/remembered.ts'

export const Route = createFileRoute('/_member/m/changePsw')({
  staticData: { title: msg`Change password`, layout: 'form', guest: () => 'leaves' },
  component: () => <ChangePasswordScreen onSaved={rememberNewPassword} />,
})
