import type { ActivityStatus } from '../../../api/promotions/activity.ts'

type Action =
  'join' | 'claim' | 'pending' | 'progress' | 'done' | 'signed' | 'reason' | 'closed' | 'countdown'

const actions = {
  join: 'join',
  claim: 'claim',
  applying: 'pending',
  close: 'closed',
  rejected: 'reason',
  issued: 'claim',
  claimed: 'done',
  process: 'progress',
  signed: 'signed',
  coming: 'countdown',
} as const satisfies Readonly<Record<ActivityStatus, Action>>

export const actionOf = (status: ActivityStatus): Action => actions[status]
