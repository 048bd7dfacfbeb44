import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { minorUnits } from './currency.ts'
import { Id, Instant, Money, list, toWireMoney, wrappedList } from '#api/wire.ts'

/** @public */
export const about = {
  getProtection: {
    says: 'The limits and the break that the player has set, and pending looser ones. Null means no limit. A looser limit takes effect after 24 hours.',
  },
  listProtectionChanges: {
    says: "The player's changes to limits and breaks. Newest first, at most a hundred.",
  },
  getPlaySession: {
    says: "The player's current session of play: when it started, and what it has cost so far. It ends after half an hour without a round; null between sessions.",
  },
  setLimit: {
    says: 'Limits what the player deposits, loses or stakes in a day, week or month; amounts are decimal strings. A tighter limit takes effect at once, a looser one after 24 hours.',
    refused: { amount_invalid: '{min, max}' },
  },
  setSessionLimit: {
    says: 'Limits how many minutes a session of play may last. A tighter limit takes effect at once, a looser one after 24 hours.',
  },
  setRealityCheck: {
    says: 'Reminds the player of time and money at an interval in minutes. Takes effect at once either way.',
  },
  cancelPendingLimit: {
    says: "Cancels a looser limit that has not taken effect; the session's has no period.",
    refused: { not_found: '' },
  },
  takeBreak: {
    says: 'Blocks playing and deposits until a break is over. Cannot be ended early; a longer one may replace it.',
    refused: { conflict: '(a longer one runs already)' },
  },
} satisfies Readonly<Record<string, About>>

export const limitKinds = ['deposit', 'loss', 'wager'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]
/** Minutes. */
export const realityIntervals = [15, 30, 60] as const
/** Minutes. */
export const sessionLengths = [15, 30, 60, 120, 240, 480] as const
export const breakLengths = ['24h', '7d', '30d', '6m', '1y', 'forever'] as const
export type BreakLength = (typeof breakLengths)[number]
/** Shorter breaks are a cool-off; from six months on it is self-exclusion. */
export const isExclusion = (length: BreakLength) => ['6m', '1y', 'forever'].includes(length)

const day = 24 * 3_600_000
const days: Partial<Record<BreakLength, number>> = { '24h': 1, '7d': 7, '30d': 30 }

/** Epoch milliseconds; null means the break never ends. */
export function endOfBreak(length: BreakLength, start: number): number | null {
  if (length === 'forever') return null
  const short = days[length]
  if (short !== undefined) return start + short * day
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + (length === '6m' ? 6 : 12))
  return end.getTime()
}

const Kind = v.picklist(limitKinds)
const Period = v.picklist(limitPeriods)

const Pending = v.pipe(
  v.object({ amount: v.nullable(Money), effectiveAt: Instant }),
  v.transform(({ amount, effectiveAt: at }) => ({ amount, at })),
)

const Limit = v.pipe(
  v.object({
    kind: Kind,
    period: Period,
    amount: v.nullable(Money),
    used: Money,
    resetsAt: Instant,
    pending: v.optional(Pending),
  }),
  v.transform((wire) => ({ ...wire, pending: wire.pending ?? null })),
)
export type Limit = v.InferOutput<typeof Limit>

const Minutes = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))
const PendingMinutes = v.pipe(
  v.object({ minutes: Minutes, effectiveAt: Instant }),
  v.transform(({ minutes, effectiveAt: at }) => ({ minutes, at })),
)

const Break = v.object({
  length: v.picklist(breakLengths),
  since: Instant,
  /** Null means forever. */
  until: v.nullable(Instant),
})
export type Break = v.InferOutput<typeof Break>

export const getProtection = endpoint({
  path: '/wps/member/limits',
  output: v.pipe(
    v.object({
      limits: list(Limit),
      sessionMinutes: Minutes,
      pendingSession: v.optional(PendingMinutes),
      realityMinutes: v.nullable(v.picklist(realityIntervals)),
      break: v.nullable(Break),
    }),
    v.transform(({ limits, sessionMinutes, pendingSession, realityMinutes, break: pause }) => ({
      limits,
      session: { minutes: sessionMinutes, pending: pendingSession ?? null },
      /** Minutes; null means never. */
      realityMinutes,
      break: pause,
    })),
  ),
})

export const changeKinds = [...limitKinds, 'session', 'reality', 'break'] as const

const Change = v.pipe(
  v.object({
    changeId: Id,
    at: Instant,
    kind: v.picklist(changeKinds),
    period: v.optional(Period),
    from: v.nullable(v.string()),
    to: v.nullable(v.string()),
    effectiveAt: Instant,
    cancelled: v.boolean(),
  }),
  v.transform(({ changeId, cancelled, ...wire }) => ({
    ...wire,
    id: changeId,
    period: wire.period ?? null,
    /** Limits in minor units, session and reality check in minutes, a break by its length; null means none. */
    from: numberOf(wire.kind, wire.from),
    to: numberOf(wire.kind, wire.to),
    isCancelled: cancelled,
  })),
)

/** The wire writes amounts as decimals and minutes as digits. */
function numberOf(kind: (typeof changeKinds)[number], text: string | null) {
  if (text === null || kind === 'break') return text
  return kind === 'session' || kind === 'reality'
    ? Number(text)
    : Math.round(Number(text) * minorUnits)
}

export const listProtectionChanges = endpoint({
  path: '/wps/member/limits/history',
  output: wrappedList(Change),
})

export const getPlaySession = endpoint({
  path: '/wps/member/play',
  output: v.pipe(
    v.object({
      startedAt: v.nullable(Instant),
      minutes: v.number(),
      staked: Money,
      won: Money,
      limitMinutes: Minutes,
      realityMinutes: v.nullable(v.picklist(realityIntervals)),
    }),
    v.transform((wire) => ({ ...wire, net: wire.won - wire.staked })),
  ),
})

const stales = [getProtection, listProtectionChanges, getPlaySession]

interface NewLimit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** Minor units; null removes the limit. */
  readonly amount: number | null
}

const write = {
  method: 'PUT',
  idempotent: true,
  stales,
} as const

export const setLimit = endpoint({
  ...write,
  path: '/wps/member/limits',
  input: v.object({ kind: Kind, period: Period, amount: v.nullable(Money) }),
  encode: ({ amount, ...limit }: NewLimit) => ({
    ...limit,
    amount: amount === null ? null : toWireMoney(amount),
  }),
})

export const setSessionLimit = endpoint({
  ...write,
  path: '/wps/member/limits/session',
  input: v.object({ minutes: v.nullable(v.picklist(sessionLengths)) }),
})

export const setRealityCheck = endpoint({
  ...write,
  path: '/wps/member/limits/reality',
  input: v.object({ minutes: v.nullable(v.picklist(realityIntervals)) }),
})

export const cancelPendingLimit = endpoint({
  ...write,
  path: '/wps/member/limits/pending',
  input: v.object({ kind: v.picklist([...limitKinds, 'session']), period: v.optional(Period) }),
})

export const takeBreak = endpoint({
  ...write,
  path: '/wps/member/break',
  input: v.object({ length: v.picklist(breakLengths) }),
})
