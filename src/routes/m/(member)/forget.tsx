import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgetScreen } from '#features/password/forget/ForgetScreen.tsx'
import { ForgetSearch } from '#features/password/forget/forget.search.ts'
import { Barrier } from '#features/session/login/Barrier.tsx'

export const Route = createFileRoute('/m/(member)/forget')({
  staticData: { title: msg`Forgot password`, back: '/m/home', layout: 'form' },
  validateSearch: ForgetSearch,
  component: () => (
    <Barrier>
      <ForgetScreen step={Route.useSearch().step ?? 'mobile'} />
    </Barrier>
  ),
})
