import * as v from 'valibot'

const embedFailures = [
  'ticket_invalid',
  'ticket_expired',
  'session_expired',
  'game_unavailable',
  'network',
] as const
export type EmbedFailure = (typeof embedFailures)[number]

export const EmbedMessage = v.variant('type', [
  v.object({ type: v.literal('mela:ready') }),
  v.object({ type: v.literal('mela:opened') }),
  v.object({
    type: v.literal('mela:round'),
    open: v.boolean(),
    /** Sent when a round ends: true if it paid more than was staked. */
    netWin: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('mela:balance') }),
  v.object({
    type: v.literal('mela:failed'),
    code: v.fallback(v.picklist(embedFailures), 'game_unavailable'),
  }),
  v.object({ type: v.literal('mela:deposit') }),
  v.object({ type: v.literal('mela:exit') }),
])
export type EmbedMessage = v.InferOutput<typeof EmbedMessage>

/** What the page sends to an embed that is ready. `digits`: `latin`, or those of a language that has its own. */
export type PageMessage =
  | { readonly type: 'mela:settings'; readonly digits: string }
  | {
      readonly type: 'mela:ticket'
      readonly ticket: string
      readonly language: string
      /** Of the page around the frame: `ltr` or `rtl`. */
      readonly direction: string
      readonly theme: 'dark' | 'light'
      readonly digits: string
      /** Free play: the first round starts without another tap. */
      readonly begins: boolean
    }
