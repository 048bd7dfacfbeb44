import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { TextsLanguage } from '#api/language.ts'
import { Id, Money, wrappedList } from '#api/wire.ts'

/** @public */
export const about = {
  listOwnStandings: {
    says: "The player's progress in each promotion: its status, the reason for a refusal, and how much of the required stake is done. No entry means that nothing has begun.",
  },
} satisfies Readonly<Record<string, About>>

export const activityStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
] as const
export type ActivityStatus = (typeof activityStatuses)[number]

/** Minor units: staked so far, and required. */
export const Turnover = v.object({ done: Money, need: Money })
export type Turnover = v.InferOutput<typeof Turnover>

const OwnStanding = v.pipe(
  v.object({
    activityId: Id,
    status: v.picklist(activityStatuses),
    reason: v.optional(v.string(), ''),
    turnover: v.optional(Turnover),
  }),
  v.transform(({ activityId, turnover, ...wire }) => ({
    ...wire,
    id: activityId,
    turnover: turnover ?? null,
  })),
)
export type OwnStanding = v.InferOutput<typeof OwnStanding>

export const listOwnStandings = endpoint({
  path: '/wps/promotion/mine',
  input: v.object({ language: TextsLanguage }),
  output: wrappedList(OwnStanding),
})
