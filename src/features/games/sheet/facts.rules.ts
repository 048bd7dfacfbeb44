import * as v from 'valibot'
import { Money } from '../../../api/wire.ts'

/** "0.05" → 5, the minor unit; null where the platform names none. */
export function minorOf(amount: string | null): number | null {
  const { output, success } = v.safeParse(Money, amount)
  return success && output > 0 ? output : null
}
