import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { activityStatuses, listOwnStandings } from './activity.ts'
import { listEnabledPromotions } from './enabled.ts'
import { lengthOf } from '#api/typed/length.ts'
import { getWallet } from '#api/account/member.ts'
import { listRewards } from './rewards.ts'
import { TextsLanguage } from '#api/language.ts'
import { ImageIds } from '#api/money/upload.ts'
import { Id, Instant, Merchant, Money, wrappedList } from '#api/wire.ts'

/** @public */
export const about = {
  listPromotions: {
    says: "Every promotion that runs, is coming or ended lately, the same for everyone; `listOwnStandings` returns the player's progress.",
  },
  getPromotion: {
    says: 'One promotion with its rules as HTML, its bonus, how many times that must be staked, and what an application needs.',
    refused: { not_found: '' },
  },
  applyPromotion: {
    says: 'Applies for a promotion, with a remark of 140 characters and three images at most where it asks for them.',
    refused: {
      free_reject: '',
      not_permitted: '',
      not_found: '(not open)',
      conflict: '(already)',
      input_invalid: '',
      image_invalid: '',
    },
  },
  claimPromotion: {
    says: 'Credits what a promotion has granted.',
    refused: { conflict: '(already claimed)', not_found: '(none, or expired)' },
  },
} satisfies Readonly<Record<string, About>>

export const promotionTypes = ['welcome', 'deposit', 'game', 'event'] as const
export type PromotionType = (typeof promotionTypes)[number]

const pages = ['detail', 'signIn', 'invite'] as const

const Promotion = v.object({
  activityId: Id,
  /** Of those that the app names itself: FIRST_DEPOSIT. */
  code: v.optional(v.string()),
  type: v.picklist(promotionTypes),
  page: v.optional(v.picklist(pages), 'detail'),
  title: v.string(),
  summary: v.string(),
  pic: v.string(),
  startTime: Instant,
  endTime: v.optional(Instant),
  status: v.picklist(activityStatuses),
})

const promotionOf = (wire: v.InferOutput<typeof Promotion>) => ({
  id: wire.activityId,
  code: wire.code ?? null,
  type: wire.type,
  page: wire.page,
  title: wire.title,
  summary: wire.summary,
  picture: wire.pic,
  startsAt: wire.startTime,
  /** Null: it runs until further notice. */
  endsAt: wire.endTime ?? null,
  status: wire.status,
})
export type Promotion = ReturnType<typeof promotionOf>

const inLanguage = v.object({ ...Merchant.entries, language: TextsLanguage })

export const listPromotions = endpoint({
  path: '/wps/promotion/list',
  session: 'none',
  input: inLanguage,
  output: wrappedList(v.pipe(Promotion, v.transform(promotionOf))),
})

const needs = ['none', 'optional', 'required'] as const
export type Need = (typeof needs)[number]

export const getPromotion = endpoint({
  path: '/wps/promotion/detail',
  session: 'none',
  input: v.object({ ...inLanguage.entries, activityId: Id }),
  output: v.pipe(
    v.object({
      ...Promotion.entries,
      rules: v.string(),
      amount: v.optional(Money),
      turnoverTimes: v.optional(v.number()),
      remark: v.picklist(needs),
      images: v.picklist(needs),
    }),
    v.transform((wire) => ({
      ...promotionOf(wire),
      rules: wire.rules,
      amount: wire.amount ?? null,
      turnoverTimes: wire.turnoverTimes ?? 0,
      form: { remark: wire.remark, images: wire.images },
    })),
  ),
  encode: ({ id, ...params }: { id: string; merchantCode: string; language: string }) => ({
    ...params,
    activityId: id,
  }),
})
export type PromotionDetail = v.InferOutput<(typeof getPromotion)['output']>

export const longestRemark = 140

const Remark = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => lengthOf(text) <= longestRemark, 'at most 140 characters'),
)

interface Application {
  readonly id: string
  readonly remark: string
  readonly images: readonly string[]
}

export const applyPromotion = endpoint({
  method: 'POST',
  path: '/wps/promotion/apply',
  idempotent: true,
  input: v.object({
    activityId: Id,
    remark: v.optional(Remark, ''),
    images: v.optional(ImageIds, []),
  }),
  output: v.object({ status: v.picklist(activityStatuses) }),
  encode: ({ id, remark, images }: Application) => ({
    activityId: id,
    remark,
    images: [...images],
  }),
  stales: [listOwnStandings, listRewards],
})

export const claimPromotion = endpoint({
  method: 'POST',
  path: '/wps/promotion/claim',
  deadline: 'money',
  idempotent: true,
  input: v.object({ activityId: Id }),
  output: v.object({ amount: Money }),
  encode: ({ id }: { readonly id: string }) => ({ activityId: id }),
  stales: [listOwnStandings, listRewards, listEnabledPromotions, getWallet],
})
