import { channel } from './channel.ts'

/** A separate channel: older versions of the app treat any other message on `mela` as a sign-out. */
const counts = channel<'changed'>('mela-unread')

export const tellCounts = () => counts.tell('changed')

export const onCounts = counts.listen
