import { atom } from 'jotai'
import * as v from 'valibot'
import { ExpirationTime, type Expiry, deadlineOf } from '../../api/verification.ts'
import { sendWithdrawalCode } from '../../api/withdrawal.ts'
import { untilAborted } from '../../device/untilAborted.ts'
import { platformNow } from '../../net/clock.ts'
import { asFailure } from '../../net/failure.ts'
import { perform } from '../../net/intent.ts'
import type { Sending } from './code.atoms.ts'
import { waitsAtom } from './waits.atoms.ts'

export const ownWaitKey = 'withdrawal:own'

/** Sends a code that confirms a withdrawal or a payment password; false when the player gave up the wait. */
export const sendOwnCodeIntent = atom(null, async (_get, set, { signal, onSend }: Sending) => {
  onSend()
  const wait = (expiry: Expiry) =>
    set(waitsAtom, ownWaitKey, deadlineOf(expiry, Date.now(), platformNow()))
  try {
    const expiry = await untilAborted(perform(sendWithdrawalCode, {}, { signal }), signal)
    if (expiry) wait(expiry)
    return expiry !== undefined
  } catch (thrown) {
    const refused = v.safeParse(Refused, asFailure(thrown).details)
    if (refused.success) wait(refused.output.expirationTime)
    throw thrown
  }
})

/** Who asks too early is told how long to wait. */
const Refused = v.object({ expirationTime: ExpirationTime })
