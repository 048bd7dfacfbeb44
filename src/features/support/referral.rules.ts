import { type Role, may } from '../../api/roles.ts'

interface Referrer {
  readonly role: Role
  /** The REFERRAL promotion is enabled. */
  readonly isReferralOn: boolean
}

export type ReferralPath = '/m/login' | '/m/agentRegister' | '/m/inviteFriends' | '/m/service'

/** The referral shortcut of section 4, for whatever is called invite, affiliate or join. */
export function referralPath({ role, isReferralOn }: Referrer): ReferralPath {
  if (role === 'guest') return '/m/login'
  if (may(role, 'agency')) return '/m/agentRegister'
  return isReferralOn ? '/m/inviteFriends' : '/m/service'
}
