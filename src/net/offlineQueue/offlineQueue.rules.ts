import * as v from 'valibot'

const Favourite = v.object({ nodeId: v.string(), vendor: v.string() })
const Notice = v.object({ id: v.string() })

/** What may wait for the network: repeating it does no harm, and no money moves. */
export const Deferrable = v.variant('name', [
  v.object({ name: v.literal('addFavourite'), params: Favourite }),
  v.object({ name: v.literal('removeFavourite'), params: Favourite }),
  v.object({ name: v.literal('markNoticeRead'), params: Notice }),
  v.object({ name: v.literal('markMessageRead'), params: Notice }),
])
export type Deferrable = v.InferOutput<typeof Deferrable>

export const Waiting = v.object({
  account: v.string(),
  /** Repeated by every try, so that the platform acts once. */
  idempotencyKey: v.string(),
  intent: Deferrable,
  /** What it is about, in the words that the player saw; public words only, as they stay on the phone. */
  label: v.optional(v.string()),
  /** When the player did it, epoch milliseconds. */
  at: v.number(),
})
export type Waiting = v.InferOutput<typeof Waiting>

/** What an intent is about: of two with the same subject, the later one counts. */
export function subjectOf({ name, params }: Deferrable) {
  if (name === 'markNoticeRead') return `read:${params.id}`
  return name === 'markMessageRead' ? `message:${params.id}` : `favourite:${params.nodeId}`
}

export const isSameEntry = (one: Waiting, other: Waiting) =>
  one.idempotencyKey === other.idempotencyKey

/**
 * The queue once `next` has joined it: the same twice is once, and a thing undone before it left is nothing. What may
 * have left is undone only by another call.
 */
export function join(
  queue: readonly Waiting[],
  next: Waiting,
  mayHaveLeft: boolean,
): readonly Waiting[] {
  const subject = subjectOf(next.intent)
  const earlier = queue.find(({ intent }) => subjectOf(intent) === subject)
  if (!earlier) return [...queue, next]
  if (earlier.intent.name === next.intent.name) return queue
  const others = queue.filter((waiting) => waiting !== earlier)
  return mayHaveLeft ? [...others, next] : others
}

const longestWait = 7 * 24 * 60 * 60_000

export const isTooOld = ({ at }: Waiting, now: number) => now - at > longestWait
