import type { WritableAtom } from 'jotai'
import type { ComponentType } from 'react'
import type { ActivityStatus, Turnover } from '../../api/promotions/activity.ts'
import type { CallOptions } from '../../net/call.ts'

interface ActionProps {
  readonly status: ActivityStatus
  readonly name: string
  readonly reason: string
  readonly turnover: Turnover | null
  readonly kind: 'ghost'
  readonly isBusy: boolean
  readonly onClaim: () => void
}

interface Claim {
  readonly status: ActivityStatus
  readonly isBusy: boolean
  readonly claim: () => void
  readonly failureText: string | undefined
}

type Taking<Params> = WritableAtom<
  unknown,
  [Params, CallOptions?],
  Promise<{ readonly amount: number }>
>

export interface RewardSlots {
  readonly StatusAction: ComponentType<ActionProps>
  readonly useClaim: <Params>(
    intent: Taking<Params>,
    params: Params,
    status: ActivityStatus,
  ) => Claim
}
