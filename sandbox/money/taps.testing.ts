import { openDb } from '#sandbox/schema/db.ts'
import { Client, type Reply, openSandbox, signedIn } from '#sandbox/testing/client.ts'
import * as v from 'valibot'
import { bind, handsOf, paymentPassword } from './money.testing.ts'

export const acts = [
  'deposit',
  'withdraw',
  'slip',
  'cancel',
  'cancel withdrawal',
  'approve',
  'reject',
  'process',
  'pay',
  'refuse',
  'lose the answer',
  'wait',
] as const
export type Act = (typeof acts)[number]
export interface Tap {
  readonly act: Act
  /** Identifies the form: two taps on the same one send the same request twice. */
  readonly form: number
}

const minute = 60_000
const agent = 2
const Order = v.looseObject({ orderNo: v.string() })
const noLimits = { openAllowed: 99, withdrawalsADay: 99, withdrawnADay: 100_000_000 }
const rules = { ...noLimits, reviewMs: minute, payMs: minute, depositTurnover: 0 }

/** A player who taps repeatedly, and a platform that may crash at any time. */
export async function openBank(file: string) {
  let at = Date.now()
  const open = () => openSandbox({ db: openDb(file), now: () => at, games: 40 })
  let client = await signedIn('agent', open())
  const accountId = await bind(client, agent)
  await handsOf(client).control('PATCH', '/money', rules)
  /** The orders that answers returned, by the key of their form. */
  const named = new Map<string, Set<string>>()
  const heard = (key: string, { value }: Reply) => {
    if (v.is(Order, value)) named.set(key, (named.get(key) ?? new Set()).add(value.orderNo))
  }
  const firstOf = (key: string) => [...(named.get(key) ?? [])][0] ?? 'none-yet'

  async function perform({ act, form }: Tap) {
    const { send, control } = handsOf(client)
    const [paid, drawn] = [`deposit-form-${form}`, `withdrawal-form-${form}`]
    const amount = `${500 + form * 100}.00`
    const deposit = { orderNo: firstOf(paid) }
    const withdrawal = { orderNo: firstOf(drawn) }
    const slip = { ...deposit, transactionId: `TX-FORM-${form}`, senderLast4: '4321', images: [] }
    const steps: Record<Act, () => Promise<unknown>> = {
      deposit: async () =>
        heard(paid, await send('/wps/deposit/order', { methodId: 'nodi-pay', amount }, paid)),
      withdraw: async () =>
        heard(
          drawn,
          await send('/wps/withdrawal/order', { accountId, amount, paymentPassword }, drawn),
        ),
      slip: () => send('/wps/deposit/slip', slip),
      cancel: () => send('/wps/deposit/cancel', deposit),
      'cancel withdrawal': () => send('/wps/withdrawal/cancel', withdrawal),
      approve: () => control('POST', '/deposit/approve', deposit),
      reject: () => control('POST', '/deposit/reject', deposit),
      process: () => control('POST', '/withdrawal/process', withdrawal),
      pay: () => control('POST', '/withdrawal/pay', withdrawal),
      refuse: () => control('POST', '/withdrawal/reject', withdrawal),
      'lose the answer': () => client.sandbox.db.deleteFrom('idempotency').execute(),
      wait: async () => void (at += minute),
    }
    await steps[act]()
  }

  return {
    named,
    db: () => client.sandbox.db,
    /** Sends all taps at once; a crash loses their answers. */
    tap: (taps: readonly Tap[]) => Promise.allSettled(taps.map(perform)),
    /** Kills the process in the middle of its work and restarts it from disk. */
    async crash() {
      await client.sandbox.db.destroy()
      const next = new Client(open())
      next.token = client.token
      for (const [name, value] of client.cookies) next.cookies.set(name, value)
      client = next
    },
  }
}
