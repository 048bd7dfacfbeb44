import * as v from 'valibot'

const day = 24 * 60 * 60_000
const period = 30 * day
const most = 2
/** Who has just said no is left alone. */
const rest = 7 * day
/** Who comes again after so long is on another visit. */
const betweenVisits = 30 * 60_000

/** What this phone remembers of being offered; times are epochs in milliseconds. */
export const Offers = v.fallback(
  v.object({
    firstSeenAt: v.number(),
    offeredAt: v.array(v.number()),
    isInstalled: v.boolean(),
  }),
  { firstSeenAt: 0, offeredAt: [], isInstalled: false },
)
export type Offers = v.InferOutput<typeof Offers>

/** A clock that was wrong once must not hold offers back for ever: a time ahead is as far as one behind. */
const age = (time: number, now: number) => Math.abs(now - time)

const isRecent = (now: number) => (time: number) => age(time, now) < period

/** At most twice in thirty days, a week apart, and never again once it is installed. */
export function mayOffer({ offeredAt, isInstalled }: Offers, now: number): boolean {
  const recent = offeredAt.filter(isRecent(now))
  return !isInstalled && recent.length < most && recent.every((time) => age(time, now) >= rest)
}

export const withOffer = (offers: Offers, now: number): Offers => ({
  ...offers,
  offeredAt: [...offers.offeredAt.filter(isRecent(now)), now],
})

/** The first visit; a time that lies ahead was a wrong clock's. */
export const withFirstSight = (offers: Offers, now: number): Offers =>
  offers.firstSeenAt > 0 && offers.firstSeenAt <= now ? offers : { ...offers, firstSeenAt: now }

/** A newcomer looks around for some minutes; who comes back knows what is offered. */
export const patienceFor = ({ firstSeenAt }: Offers, now: number) =>
  firstSeenAt > 0 && now - firstSeenAt >= betweenVisits ? 8000 : 3 * 60_000
