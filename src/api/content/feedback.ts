import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Captcha } from '#api/account/verification.ts'
import { lengthOf } from '#api/typed/length.ts'
import { Id, Instant, list } from '#api/wire.ts'

/** @public */
export const about = {
  listFeedback: {
    says: 'What the player has written, newest first, with the answers.',
  },
  sendFeedback: {
    says: 'Sends feedback of 20 to 200 characters; the receipt is its number.',
    refused: {
      not_permitted: '(another sender)',
      captcha_required: '',
      captcha_wrong: '',
      too_many: '',
    },
  },
} satisfies Readonly<Record<string, About>>

export const shortest = 20
export const longest = 200

/** The platform's numbers of the feedback types (section 3). */
const feedbackTypes = {
  deposit: 1,
  withdraw: 2,
  game: 3,
  service: 4,
  applyAgent: 6,
  other: 0,
} as const
export type FeedbackType = keyof typeof feedbackTypes

const numbers = Object.values(feedbackTypes)

const names: Readonly<Record<number, FeedbackType>> = {
  1: 'deposit',
  2: 'withdraw',
  3: 'game',
  4: 'service',
  6: 'applyAgent',
}

/** 20 to 200 characters as a reader counts them; the number of combining marks is limited as well. */
const Content = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longest * 10, 'tooLong'),
  v.check((text) => lengthOf(text) <= longest, 'tooLong'),
  v.check((text) => lengthOf(text) >= shortest),
)

const Item = v.pipe(
  v.object({
    id: Id,
    type: v.number(),
    content: v.string(),
    time: Instant,
    answer: v.optional(v.string(), ''),
    answerTime: v.optional(Instant),
  }),
  v.transform((wire) => ({
    id: wire.id,
    type: names[wire.type] ?? 'other',
    content: wire.content,
    at: wire.time,
    answer: wire.answer ? { text: wire.answer, at: wire.answerTime ?? wire.time } : null,
  })),
)
export type FeedbackItem = v.InferOutput<typeof Item>

export const listFeedback = endpoint({
  path: '/wps/feedback',
  output: list(Item),
})

export const sendFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback',
  idempotent: true,
  input: v.object({
    content: Content,
    sender: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    type: v.picklist(numbers),
    captcha: Captcha,
  }),
  output: v.object({ receipt: Id }),
  encode: (form: {
    readonly content: string
    readonly sender: string
    readonly type: FeedbackType
    readonly captcha?: string
  }) => ({ ...form, type: feedbackTypes[form.type] }),
  stales: [listFeedback],
})
