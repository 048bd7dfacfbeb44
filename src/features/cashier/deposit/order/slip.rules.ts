import * as v from 'valibot'
import { SenderLast4, TransactionId } from '../../../../api/money/deposit.ts'
import { toLatinDigits } from '../../../../api/account/mobile.ts'

export type SlipField = 'transactionId' | 'senderLast4' | 'pictures'
type Typed = Readonly<Record<'transactionId' | 'senderLast4', string>>
export type SlipFault = 'missing' | 'malformed'

/** As it is sent: Latin digits, nothing between them. */
export const cleaned = (text: string) => toLatinDigits(text).replace(/[\s\p{Cf}]/gu, '')

const schemas = { transactionId: TransactionId, senderLast4: SenderLast4 }

/** What is wrong with what was typed about a payment. */
export function slipFaultsOf(slip: Typed): Readonly<Partial<Record<keyof Typed, SlipFault>>> {
  const faultOf = (field: keyof Typed): SlipFault | undefined => {
    const text = cleaned(slip[field])
    if (text === '') return 'missing'
    return v.is(schemas[field], text) ? undefined : 'malformed'
  }
  const transactionId = faultOf('transactionId')
  const senderLast4 = faultOf('senderLast4')
  return { ...(transactionId && { transactionId }), ...(senderLast4 && { senderLast4 }) }
}

/** Where the platform's refusal of a slip is said. */
export function slipPlaceOf(code: string | null): SlipField | 'form' {
  switch (code) {
    case 'slip_used':
      return 'transactionId'
    case 'image_invalid':
    case 'image_too_large':
      return 'pictures'
    default:
      return 'form'
  }
}
