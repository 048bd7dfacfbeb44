import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Turnover, activityStatuses, listOwnStandings } from './activity.ts'
import { getWallet } from '#api/account/member.ts'
import { TextsLanguage } from '#api/language.ts'
import { pageOf } from '#api/pageOf.ts'
import { Id, Instant, Money, Paging } from '#api/wire.ts'

/** @public */
export const about = {
  listRewards: {
    says: "The player's rewards on one shelf. Newest first: to claim, with turnover left, or done.",
  },
  claimReward: {
    says: 'Credits one reward.',
    refused: { conflict: '(already claimed)', not_found: '(none, or expired)' },
  },
} satisfies Readonly<Record<string, About>>

export const rewardShelves = ['available', 'progress', 'history'] as const
export type RewardShelf = (typeof rewardShelves)[number]

const rewardSources = ['promotion', 'signIn', 'invite', 'gift'] as const
export type RewardSource = (typeof rewardSources)[number]

const Reward = v.pipe(
  v.object({
    rewardId: Id,
    type: v.picklist(rewardSources),
    title: v.string(),
    amount: Money,
    time: Instant,
    expireTime: v.optional(Instant),
    turnover: v.optional(Turnover),
    turnoverTimes: v.optional(v.number(), 0),
    status: v.picklist(activityStatuses),
    reason: v.optional(v.string(), ''),
  }),
  v.transform(({ rewardId, type, time, expireTime, turnover, ...wire }) => ({
    ...wire,
    id: rewardId,
    source: type,
    at: time,
    expiresAt: expireTime ?? null,
    turnover: turnover ?? null,
  })),
)
export type Reward = v.InferOutput<typeof Reward>

export const listRewards = endpoint({
  path: '/wps/reward/list',
  input: v.object({
    shelf: v.picklist(rewardShelves),
    language: TextsLanguage,
    ...Paging,
  }),
  output: pageOf(Reward),
})

export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/reward/claim',
  deadline: 'money',
  idempotent: true,
  input: v.object({ rewardId: Id }),
  output: v.object({ amount: Money }),
  encode: ({ id }: { readonly id: string }) => ({ rewardId: id }),
  stales: [listRewards, listOwnStandings, getWallet],
})
