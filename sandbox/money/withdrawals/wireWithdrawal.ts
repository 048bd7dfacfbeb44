import type { AnsweredBy } from '#api/endpoint.ts'
import type { getWithdrawal } from '#api/money/withdrawal.ts'
import { toWireMoney } from '#api/wire.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { findBank, maskedNumber } from './banks.ts'
import { localised } from '#sandbox/world/language.ts'
import type { Withdrawal } from './withdrawals.ts'

type WireWithdrawal = AnsweredBy<typeof getWithdrawal>

export async function toWireWithdrawal(
  db: Db,
  order: Withdrawal,
  language: string,
): Promise<WireWithdrawal> {
  const { bank_code, number, payee_name } = await db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('id', '=', order.bank_account_id)
    .executeTakeFirstOrThrow()
  const bank = findBank(bank_code)
  return {
    orderNo: order.order_no,
    key: order.intent,
    bankName: bank ? localised(language, bank.name) : bank_code,
    kind: bank?.kind ?? 'bank',
    number: maskedNumber(number),
    payeeName: payee_name,
    amount: toWireMoney(order.amount),
    fee: toWireMoney(order.fee),
    status: order.status,
    note: order.note,
    createdAt: order.at,
    updatedAt: order.updated_at,
    ...(order.reason && { reason: order.reason }),
  }
}
