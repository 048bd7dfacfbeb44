import { channel } from './channel.ts'

/**
 * Tells the other tabs that what waited under an idempotency key has been sent, or taken back. A channel of its own:
 * an older version of the app in another tab would take any other word for a sign-out.
 */
export const { tell: tellGone, listen: onGone } = channel<string>('mela-outbox')
