import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgetScreen } from '#features/password/forget/ForgetScreen.tsx'
import { ForgetSearch } from '#features/password/forget/forget.search.ts'
import { LoginBarrier } from '#features/session/login/LoginBarrier.tsx'

export const Route = createFileRoute('/m/(member)/forget')({
  staticData: { title: msg`Forgot password`, back: '/m/home', layout: 'form' },
  validateSearch: ForgetSearch,
  component: () => (
    <LoginBarrier>
      <ForgetScreen step={Route.useSearch().step ?? 'mobile'} />
    </LoginBarrier>
  ),
})
