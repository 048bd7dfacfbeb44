import type { WritableAtom } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import type { ActivityStatus, Turnover } from '../../api/activity.ts'
import type { CallOptions } from '../../net/call.ts'
import type { Read } from '../../net/query.ts'

interface ActionProps {
  readonly status: ActivityStatus
  readonly name: string
  readonly reason: string
  readonly turnover: Turnover | null
  readonly kind: 'ghost'
  readonly isBusy: boolean
  readonly onClaim: () => void
}

interface ShownProps<T> {
  readonly read: Read<T>
  readonly ghost: ReactNode
  readonly children: (value: T) => ReactNode
}

interface Claim {
  readonly isBusy: boolean
  readonly claim: () => void
  readonly failureText: string | undefined
}

type Taking<Params> = WritableAtom<
  unknown,
  [Params, CallOptions?],
  Promise<{ readonly amount: number }>
>

/** What the promotions lend: the call to action of a status, the way to take a reward once, a read on screen. */
export interface RewardSlots {
  readonly StatusAction: ComponentType<ActionProps>
  readonly Shown: <T>(props: ShownProps<T>) => ReactNode
  readonly useClaim: <Params>(
    intent: Taking<Params>,
    params: Params,
    lookAgain: () => void,
  ) => Claim
}
