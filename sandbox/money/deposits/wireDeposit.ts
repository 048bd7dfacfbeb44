import type { getDeposit } from '#api/money/deposit.ts'
import type { AnsweredBy } from '#api/endpoint.ts'
import { toWireMoney } from '#api/wire.ts'
import type { Db } from '#sandbox/schema/db.ts'
import type { Deposit } from './deposits.ts'
import { localised } from '#sandbox/world/language.ts'
import { type Method, findMethod } from './methods.ts'
import { findPromotion } from './promotions.ts'
import { countImages } from '#sandbox/money/uploads.ts'

type WireDeposit = AnsweredBy<typeof getDeposit>

export async function toWireDeposit(
  db: Db,
  order: Deposit,
  language: string,
): Promise<WireDeposit> {
  const method = findMethod(order.method_id)
  const promotion = findPromotion(order.promotion_id)
  return {
    orderNo: order.order_no,
    key: order.intent,
    methodId: order.method_id,
    methodName: method ? localised(language, method.name) : order.method_id,
    kind: method?.kind ?? 'bank',
    amount: toWireMoney(order.amount),
    fee: toWireMoney(order.fee),
    bonus: toWireMoney(order.bonus),
    status: order.status,
    note: order.note,
    createdAt: order.at,
    updatedAt: order.updated_at,
    ...(promotion && { promotionTitle: localised(language, promotion.title) }),
    ...(order.reason && { reason: order.reason }),
    ...(order.status === 'waiting' && method && instruct(method, order, language)),
    ...(order.transaction_id && {
      slip: {
        transactionId: order.transaction_id,
        senderLast4: order.sender_last4 ?? '',
        images: await countImages(db, order.order_no),
      },
    }),
  }
}

function instruct({ channels }: Method, order: Deposit, language: string) {
  const channel = channels.find(({ id }) => id === order.channel_id)
  if (!channel) return {}
  return {
    instruction: {
      payTo: channel.payTo,
      channel: localised(language, channel.name),
      reference: order.reference,
      expiresAt: order.expires_at,
      ...(channel.payee && { payee: channel.payee }),
    },
  }
}
