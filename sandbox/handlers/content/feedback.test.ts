import { beforeEach, describe, expect, it } from 'vitest'
import { type Client, signedIn } from '#sandbox/testing/client.ts'
import { textOf } from '#sandbox/testing/reading.ts'

const path = '/wps/feedback'
const content = 'আমার জমার টাকা এখনো আসেনি, দুই ঘণ্টা হয়ে গেল'
let member: Client
beforeEach(async () => {
  member = await signedIn()
})

const send = async (more: object = {}, key = crypto.randomUUID(), from = member) =>
  from.send('PUT', path, {
    headers: { 'Idempotency-Key': key },
    body: { content, sender: 'member', type: 1, captcha: await from.solveCaptcha(), ...more },
  })
const own = async (from = member) => (await from.get(path)).value
const answer = (body: object) => member.send('POST', '/sandbox/feedback', { body })

describe('feedback', () => {
  it('gets a receipt and is in the player’s own list', async () => {
    const { value } = await send()
    expect(textOf(value, 'receipt')).toMatch(/^FB\d{6}$/)
    expect(await own()).toEqual([
      { id: textOf(value, 'receipt'), type: 1, content, time: expect.any(Number) },
    ])
  })

  it('is answered by an operator', async () => {
    const { value } = await send()
    expect((await answer({ answer: 'The bank was slow. It is there now.' })).status).toBe(200)
    expect(await own()).toMatchObject([
      {
        id: textOf(value, 'receipt'),
        answer: 'The bank was slow. It is there now.',
        answerTime: expect.any(Number),
      },
    ])
    expect((await answer({ receipt: 'FB999999', answer: 'x' })).status).toBe(404)
  })

  it('sent again with its key and another captcha is one feedback', async () => {
    const key = crypto.randomUUID()
    const first = await send({}, key)
    const again = await send({}, key)
    expect(again.value).toEqual(first.value)
    expect(await own()).toHaveLength(1)
  })

  it('with the key of another is refused', async () => {
    const key = crypto.randomUUID()
    await send({}, key)
    expect(await send({ type: 2 }, key)).toMatchObject({ status: 422 })
  })

  it.each([
    ['one character too short', { content: 'ক'.repeat(19) }, 'input_invalid'],
    ['padded with spaces to its length', { content: `short${' '.repeat(30)}` }, 'input_invalid'],
    ['one character too long', { content: 'ক'.repeat(201) }, 'input_invalid'],
    ['without a type', { type: -1 }, 'input_invalid'],
    ['of an unknown type', { type: 5 }, 'input_invalid'],
    ['with a wrong code', { captcha: '0' }, 'captcha_wrong'],
    ['with a code of letters', { captcha: 'abcd' }, 'input_invalid'],
    ['in another’s name', { sender: 'agent' }, 'not_permitted'],
  ])('%s is refused', async (_, more, code) => {
    expect(await send(more)).toMatchObject({ success: false, code })
    expect(await own()).toEqual([])
  })

  it.each([
    ['20 letters', 'ক'.repeat(20)],
    ['200 letters', 'ক'.repeat(200)],
    ['200 letters with all their signs', 'ক্ষি'.repeat(100)],
  ])('of %s is accepted', async (_, text) => {
    expect((await send({ content: text })).success).toBe(true)
  })

  it('is private to the player, and needs a session', async () => {
    await send()
    expect(await own(await signedIn('agent', member.sandbox))).toEqual([])
    member.token = null
    expect(await member.get(path)).toMatchObject({ status: 401 })
    expect(await send()).toMatchObject({ status: 401 })
  })

  it('has a daily limit', async () => {
    const { db } = member.sandbox
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', 'member')
      .executeTakeFirstOrThrow()
    const many = Array.from({ length: 20 }, () => ({
      account_id: id,
      type: 0,
      content,
      at: Date.now(),
    }))
    await db.insertInto('feedback').values(many).execute()
    expect(await send()).toMatchObject({ status: 429, code: 'too_many' })
    await db
      .updateTable('feedback')
      .set({ at: Date.now() - 25 * 3_600_000 })
      .execute()
    expect((await send()).success).toBe(true)
  })
})
