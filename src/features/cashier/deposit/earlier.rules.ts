import { minorUnits } from '#api/money/currency.ts'
import type { DepositMethod, DepositOrder } from '#api/money/deposit.ts'

type PaidOrder = Pick<DepositOrder, 'status' | 'methodId' | 'amount' | 'slip'>

/** Facts from the player's paid deposits, newest first: amounts in minor units, senders by method id. */
export function earlierOf(orders: readonly PaidOrder[]) {
  const paid = orders.filter(({ status }) => status === 'credited' || status === 'reviewing')
  const senders = paid.toReversed().map(({ methodId, slip }) => [methodId, slip?.senderLast4 ?? ''])
  return {
    methodId: paid[0]?.methodId ?? null,
    amounts: paid.map(({ amount }) => amount),
    senders: Object.fromEntries(senders),
  }
}

/** 1, 2 and 5 times every power of ten. */
function roundUpTo(most: number): number[] {
  const round: number[] = []
  for (let unit = minorUnits; unit <= most; unit *= 10) round.push(unit, 2 * unit, 5 * unit)
  return round
}

const maxOffered = 4

/**
 * The method's minimum, the last amount and the lowest round amounts, in minor units. Once the player has made a
 * deposit, never more than the largest one.
 */
export function offeredAmounts(
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
  amounts: readonly number[],
): number[] {
  const most = amounts.length > 0 ? Math.min(max, Math.max(...amounts)) : max
  const offered = new Set([min, ...amounts.slice(0, 1), ...roundUpTo(most)])
  return [...offered]
    .filter((amount) => amount >= min && amount <= most)
    .slice(0, maxOffered)
    .toSorted((a, b) => a - b)
}

/** A method that is closed now stays where it is. */
export const lastUsedFirst = <M extends Pick<DepositMethod, 'id' | 'isOpen'>>(
  methods: readonly M[],
  last: string | null,
): M[] => {
  const rank = ({ id, isOpen }: M) => Number(id === last && isOpen)
  return methods.toSorted((a, b) => rank(b) - rank(a))
}
