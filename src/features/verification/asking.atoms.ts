import { atom } from 'jotai'
import * as v from 'valibot'
import { ExpirationTime, type Expiry, deadlineOf } from '../../api/account/verification.ts'
import { untilAborted } from '../../device/untilAborted.ts'
import { platformNow } from '../../net/reach/clock.ts'
import { asFailure } from '../../net/failure.ts'
import { waitsAtom } from './waits.atoms.ts'

export interface Sending {
  readonly onSend: () => void
  /** The player has to answer something else first, a human check for example. */
  readonly onPause: () => void
  readonly signal: AbortSignal
}

type Ask = (signal: AbortSignal) => Promise<Expiry | null>

/**
 * Requests a code and stores under `name` when the next may be requested. False when none was sent or the player
 * stopped waiting.
 */
export const askIntent = atom(null, async (_get, set, name: string, ask: Ask, how: Sending) => {
  const wait = (expiry: Expiry) =>
    set(waitsAtom, name, deadlineOf(expiry, Date.now(), platformNow()))
  how.onSend()
  try {
    const expiry = await untilAborted(ask(how.signal), how.signal)
    if (expiry) wait(expiry)
    return Boolean(expiry)
  } catch (thrown) {
    const refused = v.safeParse(Refused, asFailure(thrown).details)
    if (refused.success) wait(refused.output.expirationTime)
    throw thrown
  }
})

/** A request made too early is refused with the time to wait. */
const Refused = v.object({ expirationTime: ExpirationTime })
