import * as v from 'valibot'
import { type DepositForm, emptyForm } from './form.rules.ts'

const Text = v.pipe(v.string(), v.maxLength(100))
const Choice = v.nullable(Text)

const Slip = v.object({
  orderId: Text,
  transactionId: Text,
  senderLast4: Text,
  /** Names what was sent of it, and nobody heard what became of it. */
  sentKey: v.nullable(Text),
})
export type SlipDraft = v.InferOutput<typeof Slip>

const Draft = v.object({
  form: v.object({ methodId: Choice, channelId: Choice, amount: Text, promotionId: Choice }),
  slip: v.nullable(Slip),
})

/** What survives a reload, for this visit only; nothing of it is secret. */
export interface Draft {
  readonly form: DepositForm
  readonly slip: SlipDraft | null
}

export const emptyDraft: Draft = { form: emptyForm, slip: null }

/** Reads what was written; anything else is no draft. */
export function draftOf(stored: unknown): Draft {
  const parsed = v.safeParse(Draft, stored)
  return parsed.success ? parsed.output : emptyDraft
}

export const emptySlip = (orderId: string): SlipDraft => ({
  orderId,
  transactionId: '',
  senderLast4: '',
  sentKey: null,
})
