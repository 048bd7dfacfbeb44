import { minorUnits } from '#api/money/currency.ts'
import type { DepositMethod, DepositOrder } from '#api/money/deposit.ts'

type PaidOrder = Pick<DepositOrder, 'status' | 'methodId' | 'amount' | 'slip'>

/** What the player's paid deposits tell, newest first: amounts in minor units, senders by method id. */
export function earlierOf(orders: readonly PaidOrder[]) {
  const paid = orders.filter(({ status }) => status === 'credited' || status === 'reviewing')
  const senders = paid.toReversed().map(({ methodId, slip }) => [methodId, slip?.senderLast4 ?? ''])
  return {
    methodId: paid[0]?.methodId ?? null,
    amounts: paid.map(({ amount }) => amount),
    senders: Object.fromEntries(senders),
  }
}

/** 1, 2 and 5 times every power of ten between the two. */
function roundBetween(low: number, high: number): number[] {
  const round: number[] = []
  for (let unit = minorUnits; unit < high; unit *= 10) round.push(unit, 2 * unit, 5 * unit)
  return round.filter((amount) => amount > low && amount < high)
}

const atMostTwo = (steps: readonly number[]) =>
  steps.filter(
    (_, at) => at === Math.floor(steps.length / 3) || at === Math.floor((2 * steps.length) / 3),
  )

/**
 * The method's minimum, the last amount and round amounts in between, in minor units. Never more than the player has
 * deposited before; only the minimum if there is no earlier deposit.
 */
export function offeredAmounts(
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
  amounts: readonly number[],
): number[] {
  const [last] = amounts
  if (last === undefined) return [min]
  const most = Math.min(max, Math.max(...amounts))
  const offered = new Set([min, ...atMostTwo(roundBetween(min, last)), last])
  return [...offered].filter((amount) => amount >= min && amount <= most)
}

export const lastUsedFirst = <M extends { readonly id: string }>(
  methods: readonly M[],
  last: string | null,
): M[] => methods.toSorted((a, b) => Number(b.id === last) - Number(a.id === last))
