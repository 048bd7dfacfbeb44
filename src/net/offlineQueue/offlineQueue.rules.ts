import * as v from 'valibot'

const Favourite = v.object({ nodeId: v.string(), vendor: v.string() })
const Notice = v.object({ id: v.string() })

/** Only idempotent calls that move no money. */
export const Deferrable = v.variant('name', [
  v.object({ name: v.literal('addFavourite'), params: Favourite }),
  v.object({ name: v.literal('removeFavourite'), params: Favourite }),
  v.object({ name: v.literal('markNoticeRead'), params: Notice }),
  v.object({ name: v.literal('markMessageRead'), params: Notice }),
])
export type Deferrable = v.InferOutput<typeof Deferrable>

export const Waiting = v.object({
  account: v.string(),
  idempotencyKey: v.string(),
  intent: Deferrable,
  /** Shown to the player. Public text only, since it stays on the device. */
  label: v.optional(v.string()),
  /** When the player did it, epoch milliseconds. */
  at: v.number(),
})
export type Waiting = v.InferOutput<typeof Waiting>

export function subjectOf({ name, params }: Deferrable) {
  if (name === 'markNoticeRead') return `read:${params.id}`
  return name === 'markMessageRead' ? `message:${params.id}` : `favourite:${params.nodeId}`
}

export const isSameEntry = (one: Waiting, other: Waiting) =>
  one.idempotencyKey === other.idempotencyKey

/**
 * A repeated intent counts once, and one undone before it was sent is removed. One that may have been sent can only
 * be undone by another call.
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

/** Milliseconds within which most entries are sent, so the app does not mention them. */
const usual = 3000

export const isOverdue = (
  { idempotencyKey, at }: Waiting,
  failed: ReadonlySet<string>,
  now: number,
) => failed.has(idempotencyKey) || now - at >= usual

const longestWait = 7 * 24 * 60 * 60_000

export const isTooOld = ({ at }: Waiting, now: number) => now - at > longestWait
