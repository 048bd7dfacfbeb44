import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { TextsLanguage } from '#api/language.ts'
import { pageOf } from '#api/pageOf.ts'
import { Id, Instant, Money, Paging } from '#api/wire.ts'

/** @public */
export const about = {
  getInvitation: {
    says: "The player's code for inviting friends, how many followed it, registered and qualified, and what that earned.",
    refused: { free_reject: '', not_permitted: '(an agent, or REFERRAL is off)' },
  },
  listFriends: {
    says: "Who has registered with the player's code, under a masked name, newest first.",
    refused: { free_reject: '', not_permitted: '' },
  },
} satisfies Readonly<Record<string, About>>

const Tally = v.pipe(v.number(), v.integer(), v.minValue(0))

export const getInvitation = endpoint({
  path: '/wps/invite',
  input: v.object({ language: TextsLanguage }),
  output: v.pipe(
    v.object({
      code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{4,16}$/)),
      invited: Tally,
      registered: Tally,
      qualified: Tally,
      earned: Money,
      reward: Money,
      qualifyStake: Money,
      rules: v.string(),
    }),
    v.transform(({ qualifyStake, ...wire }) => ({
      ...wire,
      /** Minor units: what a friend must stake for the reward. */
      qualifiesAt: qualifyStake,
    })),
  ),
})
export type Invitation = v.InferOutput<(typeof getInvitation)['output']>

const friendStages = ['registered', 'qualified'] as const

const Friend = v.pipe(
  v.object({
    friendId: Id,
    user: v.string(),
    time: Instant,
    stage: v.picklist(friendStages),
    earned: Money,
  }),
  v.transform(({ friendId, user, time, ...wire }) => ({
    id: friendId,
    name: user,
    at: time,
    ...wire,
  })),
)
export type Friend = v.InferOutput<typeof Friend>

export const listFriends = endpoint({
  path: '/wps/invite/friends',
  input: v.object(Paging),
  output: pageOf(Friend),
})
