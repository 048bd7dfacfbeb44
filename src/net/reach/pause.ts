import * as v from 'valibot'
import { ExpirationTime, type Expiry, deadlineOf } from '#api/account/verification.ts'
import type { Failure } from '#net/failure.ts'
import { platformNow } from './clock.ts'

/** Epoch milliseconds on this phone's clock. */
export const deadlineHere = (expiry: Expiry, now = Date.now()) =>
  deadlineOf(expiry, now, platformNow())

const Refused = v.object({ expirationTime: ExpirationTime })

/** When a refused request may be repeated, by the phone's clock; 0 if the refusal does not say. */
export function pauseOf({ details }: Pick<Failure, 'details'>, now?: number): number {
  const refused = v.safeParse(Refused, details)
  return refused.success ? deadlineHere(refused.output.expirationTime, now) : 0
}
