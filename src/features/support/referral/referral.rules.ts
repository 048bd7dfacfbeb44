import { type Role, may } from '../../../api/roles.ts'

interface Referrer {
  readonly role: Role
  /** Whether the REFERRAL promotion is enabled; undefined as long as the platform has not said. */
  readonly isReferralOn: boolean | undefined
}

export type ReferralPath = '/m/login' | '/m/agentRegister' | '/m/inviteFriends' | '/m/service'

/** The referral shortcut of section 4, for whatever is called invite, affiliate or join. */
export function referralPath({ role, isReferralOn }: Referrer): ReferralPath {
  if (role === 'guest') return '/m/login'
  if (may(role, 'agency')) return '/m/agentRegister'
  return isReferralOn === false ? '/m/service' : '/m/inviteFriends'
}
