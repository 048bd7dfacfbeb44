import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { preloadedTermsAtom } from '#features/registration/registration.atoms.ts'
import { RegistrationSearch } from '#features/registration/registration.search.ts'
import { RegisterPage } from './-register.tsx'

export const Route = createFileRoute('/_guest/m/register.html')({
  staticData: { title: msg`Sign up`, back: '/', layout: 'register' },
  validateSearch: RegistrationSearch,
  loader: ({ context }) => context.preload(preloadedTermsAtom),
  component: RegisterPage,
})
