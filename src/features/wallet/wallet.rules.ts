import type { ValueOf } from '#api/endpoint.ts'
import type { getWallet } from '#api/account/member.ts'
import type { Failure } from '#net/failure.ts'
import type { Read } from '#net/query/query.ts'

type Wallet = ValueOf<typeof getWallet>

export type BalanceState =
  | { readonly kind: 'guest' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'known'
      readonly minor: number
      readonly symbol: string
      /** Epoch milliseconds of the last answer, if the platform has been unreachable since. */
      readonly staleSince: number | null
    }
  | { readonly kind: 'failed'; readonly failure: Failure }

interface Circumstances {
  readonly isGuest: boolean
  readonly isHidden: boolean
  readonly isRefreshing: boolean
  readonly read: Pick<Read<Wallet>, 'value' | 'at' | 'failure'>
}

/**
 * A malformed answer hides the amount. Without a network, the amount only shows its age; after a restart of the app
 * it is missing.
 */
export function balanceOf({ isGuest, isHidden, isRefreshing, read }: Circumstances): BalanceState {
  if (isGuest) return { kind: 'guest' }
  if (isRefreshing) return { kind: isHidden ? 'hidden' : 'loading' }
  const { value, at, failure } = read
  if (failure?.kind === 'offline' && !value) return { kind: 'offline' }
  if (failure && (!value || failure.kind === 'malformed')) return { kind: 'failed', failure }
  if (isHidden) return { kind: 'hidden' }
  if (!value) return { kind: 'loading' }
  const staleSince = failure ? (at ?? null) : null
  return { kind: 'known', minor: value.balance, symbol: value.symbol, staleSince }
}
