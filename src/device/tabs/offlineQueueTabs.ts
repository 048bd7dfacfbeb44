import { channel } from './channel.ts'

/**
 * Carries the idempotency key of an entry that was sent or cancelled. A separate channel: older versions of the app
 * treat any other message on `mela` as a sign-out.
 */
export const { tell: tellGone, listen: onGone } = channel<string>('mela-offline-queue')
