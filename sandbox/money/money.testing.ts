import { randomUUID } from 'node:crypto'
import { Client, type Reply, openSandbox, signedIn } from '#sandbox/testing/client.ts'
import type { Sandbox } from '#sandbox/app/app.ts'
import { hashPassword } from '#sandbox/account/password.ts'
import { textOf } from '#sandbox/testing/reading.ts'

export const paymentPassword = '135790'
const hashed = hashPassword(paymentPassword)

/** A Wednesday noon in Dhaka. */
const noon = Date.parse('2026-03-04T06:00:00Z')

/** A clock that only the test advances. */
function clockFrom(start: number) {
  let now = start
  return {
    now: () => now,
    pass: (time: number) => void (now += time),
    set: (time: number) => void (now = time),
  }
}

export const minute = 60_000
export const day = 24 * 60 * minute

/** A player who sends every form with its own idempotency key. */
export async function atTheBank(username = 'member') {
  const clock = clockFrom(noon)
  const sandbox = openSandbox({ now: clock.now, games: 60 })
  await sandbox.ready
  const client = await enter(username, sandbox, clock)
  const another = (name: string) => enter(name, sandbox, clock)
  return { ...handsOf(client), client, clock, another }
}

/**
 * Signs in at the real time, since sealed bodies carry a timestamp; then returns to the test's clock
 * and extends the session.
 */
async function enter(username: string, sandbox: Sandbox, clock: ReturnType<typeof clockFrom>) {
  const then = clock.now()
  clock.set(Date.now())
  const client = await signedIn(username, sandbox)
  await sandbox.db.updateTable('sessions').set({ expires_at: 9e12 }).execute()
  clock.set(then)
  return client
}

export const handsOf = (client: Client) => ({
  send: (path: string, body: object, key: string = randomUUID()) =>
    client.send('PUT', path, { body, headers: { 'Idempotency-Key': key } }),
  control: (method: string, path: string, body: object = {}) =>
    client.send(method, `/sandbox${path}`, method === 'GET' ? {} : { body }),
  balance: async (): Promise<string> =>
    textOf((await client.get('/wps/wallet')).value, 'sumBalance'),
  deposit: async (amount = '500.00', more: object = {}, key: string = randomUUID()) =>
    client.send('PUT', '/wps/deposit/order', {
      body: { methodId: 'taka-tap', amount, ...more },
      headers: { 'Idempotency-Key': key },
    }),
})

/** Binds a bank account and sets a payment password, as if done earlier. */
export async function bind({ sandbox }: Client, accountId = 1): Promise<string> {
  const { id } = await sandbox.db
    .insertInto('bank_accounts')
    .values({
      account_id: accountId,
      bank_code: 'taka-tap',
      number: `0171234${String(1000 + accountId)}`,
      payee_name: 'Rahim Uddin',
      at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sandbox.db
    .replaceInto('payment_passwords')
    .values({ account_id: accountId, hash: await hashed, at: 0 })
    .execute()
  return String(id)
}

export const slipOf = (order: Reply, transactionId = 'TX12345678', images: string[] = []) => ({
  orderNo: textOf(order.value, 'orderNo'),
  transactionId,
  senderLast4: '4321',
  images,
})
