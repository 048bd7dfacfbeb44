import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { toast } from '../../../ui/feedback/toasts.ts'
import type { Taken } from './HandOffForm.tsx'

/** A player stays where they are; an invited guest goes on to register. */
export function useTaken() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return ({ userName, referral }: Taken) => {
    if (userName) toast('success', t`You are logged in, ${userName}`)
    else toast('success', t`This app now speaks your language`)
    const isInvited = referral.affiliateCode ?? referral.recommenderId
    if (!userName && isInvited) void navigate({ to: '/m/register', search: referral })
  }
}
