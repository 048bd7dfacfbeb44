import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordScreen } from '#features/password/ChangePasswordScreen.tsx'

export const Route = createFileRoute('/_member/m/changePsw')({
  staticData: { title: msg`Change password`, layout: 'form', guest: () => 'leaves' },
  component: ChangePasswordScreen,
})
