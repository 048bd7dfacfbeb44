import * as v from 'valibot'
import { Compact } from '#api/typed/text.ts'
import { SenderLast4, TransactionId } from '#api/money/deposit.ts'
import type { ChosenImage } from '#ui/form/ImageField.file.ts'

export const SlipForm = v.object({
  transactionId: v.pipe(Compact, TransactionId),
  senderLast4: v.pipe(Compact, SenderLast4),
  pictures: v.custom<readonly ChosenImage[]>(Array.isArray),
})

export const slipPlaces = {
  slip_used: 'transactionId',
  image_invalid: 'pictures',
  image_too_large: 'pictures',
} as const
