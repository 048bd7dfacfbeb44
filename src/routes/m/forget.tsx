import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ForgetScreen } from '../../features/password/forget/ForgetScreen.tsx'
import { Step } from '../../features/password/forget/forget.rules.ts'
import { rememberNewPassword } from '../../features/session/remembered.ts'
import { CodeField } from '../../features/verification/CodeField.tsx'
import { CountryCodeField } from '../../features/verification/CountryCodeField.tsx'

const ForgetSearch = v.object({ step: v.fallback(v.optional(Step), undefined) })

export const Route = createFileRoute('/m/forget')({
  validateSearch: ForgetSearch,
  component: () => (
    <ForgetScreen
      step={Route.useSearch().step ?? 'mobile'}
      CodeField={CodeField}
      CountryCodeField={CountryCodeField}
      onSaved={rememberNewPassword}
    />
  ),
})
