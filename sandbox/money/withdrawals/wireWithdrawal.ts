import type { AnsweredBy } from '#api/endpoint.ts'
import type { getWithdrawal } from '#api/money/withdrawal.ts'
import { toWireMoney } from '#api/wire.ts'
import { findBank, maskedNumber } from './banks.ts'
import { localised } from '#sandbox/world/language.ts'
import type { Withdrawal } from './withdrawals.ts'

type WireWithdrawal = AnsweredBy<typeof getWithdrawal>

export function toWireWithdrawal(order: Withdrawal, language: string): WireWithdrawal {
  const bank = findBank(order.bank_code)
  return {
    orderNo: order.order_no,
    key: order.intent,
    bankName: bank ? localised(language, bank.name) : order.bank_code,
    kind: bank?.kind ?? 'bank',
    number: maskedNumber(order.number),
    payeeName: order.payee_name,
    amount: toWireMoney(order.amount),
    fee: toWireMoney(order.fee),
    status: order.status,
    note: order.note,
    createdAt: order.at,
    updatedAt: order.updated_at,
    ...(order.reason && { reason: order.reason }),
  }
}
