import { atom } from 'jotai'
import * as v from 'valibot'
import { ExpirationTime, type Expiry, deadlineOf } from '../../api/account/verification.ts'
import { untilAborted } from '../../device/untilAborted.ts'
import { platformNow } from '../../net/reach/clock.ts'
import { asFailure } from '../../net/failure.ts'
import { waitsAtom } from './waits.atoms.ts'

/** What the player sees of the sending, and how long they care to wait. */
export interface Sending {
  /** The code is asked for. */
  readonly onSend: () => void
  /** Something else is asked of the player first. */
  readonly onPause: () => void
  readonly signal: AbortSignal
}

type Ask = (signal: AbortSignal) => Promise<Expiry | null>

/**
 * Asks for a code and keeps, by this name, until when no other may be asked for; false when none was sent or the
 * player gave up the wait.
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

/** Who asks too early is told how long to wait. */
const Refused = v.object({ expirationTime: ExpirationTime })
