import { describe, expect, it } from 'vitest'
import { Client, openSandbox } from '../testing/client.ts'
import { join, rules } from '../testing/registration.ts'

describe('the checks on the way', () => {
  it('tell which names and addresses are free', async () => {
    const client = new Client(openSandbox())
    const check = async (username: string) =>
      (await client.get('/wps/registration/username/check', { username })).value.available
    expect([await check('Member'), await check('newcomer')]).toEqual([false, true])
    await rules(client, { email: { enabled: true } })
    await join(client, { email: 'Rahim@example.com' })
    const body = 'email=rahim%40example.com'
    const { value } = await client.send('POST', '/wps/registration/email/check', { body })
    expect(value.available).toBe(false)
  })

  it.each([
    ['agent', true],
    ['MASTER', true],
    ['member', false],
    ['nobody', false],
  ])('tell whether %s can be joined: %s', async (code, success) => {
    const body = { code, domain: 'mela.test' }
    const reply = await new Client().send('POST', '/wps/affiliate/check', { body })
    expect(reply.value).toEqual({ success })
  })
})
