import { type Role, may } from '#api/roles.ts'

interface Referrer {
  readonly role: Role
  /** Undefined until the platform has answered. */
  readonly isReferralOn: boolean | undefined
}

export type ReferralPath = '/m/login' | '/m/agentRegister' | '/m/inviteFriends' | '/m/service'

/** The referral shortcut of section 4. */
export function referralPath({ role, isReferralOn }: Referrer): ReferralPath {
  if (role === 'guest') return '/m/login'
  if (may(role, 'agency')) return '/m/agentRegister'
  return isReferralOn === false ? '/m/service' : '/m/inviteFriends'
}
