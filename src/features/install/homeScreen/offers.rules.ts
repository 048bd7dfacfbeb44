import * as v from 'valibot'

const day = 24 * 60 * 60_000
const period = 30 * day
const maxOffers = 2
/** Milliseconds between two offers. */
const betweenOffers = 7 * day
/** A longer break begins another visit. */
const betweenVisits = 30 * 60_000

/** All times in epoch milliseconds. */
export const Offers = v.fallback(
  v.object({
    firstSeenAt: v.number(),
    offeredAt: v.array(v.number()),
    isInstalled: v.boolean(),
  }),
  { firstSeenAt: 0, offeredAt: [], isInstalled: false },
)
export type Offers = v.InferOutput<typeof Offers>

/** Absolute: a time in the future, from a wrong clock, must not block offers for ever. */
const age = (time: number, now: number) => Math.abs(now - time)

const isRecent = (now: number) => (time: number) => age(time, now) < period

/** At most twice in thirty days, a week apart, and never once installed. */
export function mayOffer({ offeredAt, isInstalled }: Offers, now: number): boolean {
  const recent = offeredAt.filter(isRecent(now))
  return (
    !isInstalled &&
    recent.length < maxOffers &&
    recent.every((time) => age(time, now) >= betweenOffers)
  )
}

export const withOffer = (offers: Offers, now: number): Offers => ({
  ...offers,
  offeredAt: [...offers.offeredAt.filter(isRecent(now)), now],
})

/** Replaces a first visit in the future, which came from a wrong clock. */
export const withFirstVisit = (offers: Offers, now: number): Offers =>
  offers.firstSeenAt > 0 && offers.firstSeenAt <= now ? offers : { ...offers, firstSeenAt: now }

/** Not offered in the first visit. */
export const isReturning = ({ firstSeenAt }: Offers, now: number) =>
  firstSeenAt > 0 && now - firstSeenAt >= betweenVisits
