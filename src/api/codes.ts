/** The platform's error codes that the app tells apart; any other is shown as "unknown error". */
export const codes = [
  'input_invalid',
  'not_logged_in',
  'session_expired',
  'login_failed',
  'captcha_required',
  'captcha_wrong',
  'code_wrong',
  'code_expired',
  'human_required',
  'account_locked',
  'account_disabled',
  'non_member',
  'non_agent',
  'not_permitted',
  'free_reject',
  'not_found',
  'conflict',
  'idempotency_mismatch',
  'too_many',
  'maintenance',
  'region_restricted',
  'game_unavailable',
  'social_rejected',
  'social_unavailable',
] as const

export type Code = (typeof codes)[number]
export const isCode = (code: string): code is Code => codes.some((known) => known === code)
