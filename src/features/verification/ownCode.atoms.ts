import { atom } from 'jotai'
import * as v from 'valibot'
import { ExpirationTime, type Expiry, deadlineOf } from '../../api/verification.ts'
import { sendWithdrawalCode } from '../../api/withdrawal.ts'
import { platformNow } from '../../net/clock.ts'
import { asFailure } from '../../net/failure.ts'
import { perform } from '../../net/intent.ts'
import { waitsAtom } from './waits.atoms.ts'

export const ownWaitKey = 'withdrawal:own'

/** Sends a code that confirms a withdrawal or a payment password. */
export const sendOwnCodeIntent = atom(null, async (_get, set): Promise<boolean> => {
  const wait = (expiry: Expiry) =>
    set(waitsAtom, ownWaitKey, deadlineOf(expiry, Date.now(), platformNow()))
  try {
    wait(await perform(sendWithdrawalCode, {}))
    return true
  } catch (thrown) {
    const refused = v.safeParse(Refused, asFailure(thrown).details)
    if (refused.success) wait(refused.output.expirationTime)
    throw thrown
  }
})

/** Who asks too early is told how long to wait. */
const Refused = v.object({ expirationTime: ExpirationTime })
