import { createFileRoute } from '@tanstack/react-router'
import { MemberScreen } from '../../../features/member/MemberScreen.tsx'
import { SignOutButton } from '../../../features/session/SignOutButton.tsx'
import { memberAtom } from '../../../features/session/session.atoms.ts'
import { requireSession } from '../../../features/session/session.guard.ts'
import { Balance } from '../../../features/wallet/Balance.tsx'
import { Preferences } from '../../../shell/Preferences.tsx'

export const Route = createFileRoute('/m/member/home')({
  beforeLoad: requireSession,
  loader: ({ context }) => context.prime(memberAtom),
  component: () => (
    <MemberScreen
      balance={<Balance as="widget" />}
      preferences={<Preferences />}
      signOut={<SignOutButton />}
    />
  ),
})
