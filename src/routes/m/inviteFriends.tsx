import { createFileRoute, redirect } from '@tanstack/react-router'
import { InviteScreen } from '../../features/invite/InviteScreen.tsx'
import { Shown } from '../../features/promotions/Shown.tsx'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { requireMember } from '../../features/session/session.guard.ts'
import { referralPath } from '../../features/support/referral.rules.ts'
import { store } from '../../net/queryClient.ts'

export const Route = createFileRoute('/m/inviteFriends')({
  beforeLoad: (entered) => {
    requireMember(entered)
    const href = referralPath({ role: store.get(roleAtom), isReferralOn: true })
    if (href !== '/m/inviteFriends') throw redirect({ href, replace: true })
  },
  component: () => <InviteScreen Shown={Shown} />,
})
