import { msg } from '@lingui/core/macro'
import { Navigate, createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { InviteScreen } from '#features/promotions/invite/InviteScreen.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { referralPath } from '#features/promotions/invite/invite.atoms.ts'

export const Route = createFileRoute('/_member/m/(promotions)/inviteFriends')({
  staticData: { title: msg`Invite friends` },
  component: InvitePage,
})

/** An agent is redirected by the referral shortcut. The screen itself handles a promotion that is off. */
function InvitePage() {
  const to = referralPath({ role: useAtomValue(roleAtom), isReferralOn: true })
  return to === '/m/inviteFriends' ? <InviteScreen /> : <Navigate to={to} replace />
}
