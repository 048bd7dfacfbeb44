import { learnTime, requestNow } from './clock.ts'

/** An answer that no cache may store, of this moment by the platform's clock. */
export const answerAt = (moment: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, {
    headers: { 'Cache-Control': 'no-store', Date: new Date(moment).toUTCString(), ...headers },
  })

/** Sets the platform's clock, as the answer to a write does. */
export const setPlatformClock = (moment: number) => learnTime(answerAt(moment), requestNow('POST'))
