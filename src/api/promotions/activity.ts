import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id, Money, list } from '../wire.ts'

/** Where a player stands with an activity or a reward (section 3). */
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

/** What has to be staked, and what of it has been; minor units. */
export const Turnover = v.object({ done: Money, need: Money })
export type Turnover = v.InferOutput<typeof Turnover>

const OwnStanding = v.pipe(
  v.object({
    activityId: Id,
    status: v.picklist(activityStatuses),
    reason: v.optional(v.string(), ''),
    turnover: v.optional(Turnover),
  }),
  v.transform((wire) => ({
    id: wire.activityId,
    status: wire.status,
    reason: wire.reason,
    /** What an activity under way still asks for. */
    turnover: wire.turnover ?? null,
  })),
)
export type OwnStanding = v.InferOutput<typeof OwnStanding>

/** Where the player stands with the activities that they have a part in. */
export const listOwnStandings = endpoint({
  method: 'GET',
  path: '/wps/promotion/mine',
  session: 'required',
  input: v.object({ language: v.optional(v.string(), 'BN') }),
  output: v.pipe(
    v.object({ list: list(OwnStanding) }),
    v.transform((wire) => wire.list),
  ),
})
