import * as api from '#api/money/deposit.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Call, answer, languageOf } from '#sandbox/http/call.ts'
import {
  type Deposit,
  cancelDeposit as cancel,
  findDeposit,
  makeDeposit,
  takeSlip,
} from '#sandbox/money/deposits/deposits.ts'
import { intentOf, moverOf, payerOf, memberOf } from '#sandbox/money/deposits/eligible.ts'
import { methods } from '#sandbox/money/deposits/methods.ts'
import { localised } from '#sandbox/world/language.ts'
import { countOf, given, pageOf } from '#sandbox/schema/query.ts'
import { promotionsFor } from '#sandbox/money/deposits/promotions.ts'
import { toWireDeposit } from '#sandbox/money/deposits/wireDeposit.ts'
import { assertNoBreak, breakOf } from '#sandbox/protection/breaks.ts'
import * as upload from '#api/money/upload.ts'
import { keepImage } from '#sandbox/money/uploads.ts'

const answered = (order: Deposit, call: Call) =>
  toWireDeposit(call.platform.db, order, languageOf(call))

export const listDepositMethods = answer(api.listDepositMethods, async ({ language }, call) => {
  await payerOf(call)
  return {
    list: methods.map(({ id, name, channels, fee, isClosed, ...method }) => ({
      methodId: id,
      name: localised(language, name),
      kind: method.kind,
      min: toWireMoney(method.min),
      max: toWireMoney(method.max),
      feeRate: fee.rate,
      feeFixed: toWireMoney(fee.fixed),
      etaMinutes: method.minutes,
      channels: channels.map((channel) => ({
        channelId: channel.id,
        name: localised(language, channel.name),
      })),
      open: !isClosed,
    })),
  }
})

export const listDepositPromotions = answer(
  api.listDepositPromotions,
  async ({ language }, call) => {
    const { id } = await payerOf(call)
    const { db, now } = call.platform
    const offered = (await breakOf(db, id, now())) ? [] : await promotionsFor(db, id)
    return {
      list: offered.map((promotion) => ({
        promotionId: promotion.id,
        title: localised(language, promotion.title),
        min: toWireMoney(promotion.min),
        rate: promotion.percent,
        maxBonus: toWireMoney(promotion.maxBonus),
        turnover: promotion.turnover,
      })),
    }
  },
)

export const listDeposits = answer(api.listDeposits, async (input, call) => {
  const { id } = await payerOf(call)
  const { db } = call.platform
  const own = db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', id)
    .$call(given(input.status, (query, status) => query.where('status', '=', status)))
  const { rows, ...page } = await pageOf(own.orderBy('id', 'desc'), await countOf(own), input)
  const list = await Promise.all(rows.map((row) => toWireDeposit(db, row, input.language)))
  return { list, ...page }
})

export const getDeposit = answer(api.getDeposit, async ({ orderNo, language }, call) => {
  const { id } = await payerOf(call)
  const { db } = call.platform
  return toWireDeposit(db, await findDeposit(db, id, orderNo), language)
})

export const createDeposit = answer(api.createDeposit, async (input, call) => {
  const { id: accountId } = await moverOf(call)
  const { platform } = call
  const intent = intentOf(call)
  await assertNoBreak(platform.db, accountId, platform.now())
  return answered(await makeDeposit(platform, { ...input, accountId, intent }), call)
})

export const submitSlip = answer(api.submitSlip, async (slip, call) => {
  const { id: accountId } = await payerOf(call)
  return answered(await takeSlip(call.platform, { ...slip, accountId }), call)
})

export const cancelDeposit = answer(api.cancelDeposit, async ({ orderNo }, call) => {
  const { id } = await payerOf(call)
  return answered(await cancel(call.platform, id, orderNo), call)
})

export const uploadImage = answer(upload.uploadImage, async (input, call) => {
  const account = memberOf(call)
  return { imageId: await keepImage(call.platform, account.id, input) }
})
