import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import * as api from '#api/money/withdrawal.ts'
import { atTheBank, bind, paymentPassword } from '#sandbox/money/money.testing.ts'
import { textOf } from '#sandbox/testing/reading.ts'

const order = '/wps/withdrawal/order'

/** A player with a bank account and a payment password. */
export async function ready(username = 'member', id = 1) {
  const bank = await atTheBank(username)
  const accountId = await bind(bank.client, id)
  const withdraw = (amount = '1000.00', more: object = { paymentPassword }, key = randomUUID()) =>
    bank.send(order, { accountId, amount, ...more }, key)
  const summary = async () => {
    const { value } = await bank.client.get('/wps/withdrawal/summary')
    return v.parse(api.getWithdrawalSummary.output, value)
  }
  const statusOf = async (orderNo: string) =>
    textOf((await bank.client.get(order, { orderNo })).value, 'status')
  return { ...bank, accountId, withdraw, summary, statusOf }
}
