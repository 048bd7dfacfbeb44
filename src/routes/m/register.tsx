import { createFileRoute } from '@tanstack/react-router'
import { termsAheadAtom } from '../../features/registration/registration.atoms.ts'
import { RegistrationSearch } from '../../features/registration/registration.search.ts'
import { leaveWithSession } from '../../features/session/session.guard.ts'
import { RegisterPage } from './-register.tsx'

export const Route = createFileRoute('/m/register')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: RegistrationSearch,
  beforeLoad: leaveWithSession,
  loader: ({ context }) => context.prime(termsAheadAtom),
  component: RegisterPage,
})
