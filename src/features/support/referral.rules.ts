import type { MemberKind } from '../../api/member.ts'

interface Referrer {
  readonly role: MemberKind | 'guest'
  /** The REFERRAL promotion is enabled. */
  readonly isReferralOn: boolean
}

export type ReferralPath = '/m/login' | '/m/agentRegister' | '/m/inviteFriends' | '/m/service'

/** The referral shortcut of section 4, for whatever is called invite, affiliate or join. */
export function referralPath({ role, isReferralOn }: Referrer): ReferralPath {
  if (role === 'guest') return '/m/login'
  if (role === 'agent') return '/m/agentRegister'
  return isReferralOn ? '/m/inviteFriends' : '/m/service'
}
