import { describe, expect, it } from 'vitest'
import { Client, openSandbox } from '#sandbox/testing/client.ts'
import { join, sendRegistration, setRegistrationRules } from '#sandbox/testing/registration.ts'

describe('the checks during registration', () => {
  it('tell which names and addresses are free', async () => {
    const client = new Client(openSandbox())
    const check = async (username: string) =>
      (await client.get('/wps/registration/username/check', { username })).value
    expect(await check('Member')).toHaveProperty('available', false)
    expect(await check('newcomer')).toHaveProperty('available', true)
    await setRegistrationRules(client, { email: { enabled: true } })
    await join(client, { email: 'Rahim@example.com' })
    const body = 'email=rahim%40example.com'
    const { value } = await client.send('POST', '/wps/registration/email/check', { body })
    expect(value).toHaveProperty('available', false)
  })

  it.each([
    ['agent', 'localhost', true],
    ['MASTER', 'localhost', true],
    ['agent', 'mela.example', true],
    ['agent', 'elsewhere.example', false],
    ['member', 'localhost', false],
    ['nobody', 'localhost', false],
  ])('tell whether %s can be joined on %s: %s', async (code, domain, success) => {
    const body = { code, domain }
    const sandbox = openSandbox({ origin: 'https://mela.example' })
    const reply = await new Client(sandbox).send('POST', '/wps/affiliate/check', { body })
    expect(reply.value).toEqual({ success })
  })

  it('refuse an invitation that is used on a foreign domain', async () => {
    const client = new Client()
    const invited = { affiliateCode: 'agent' }
    expect((await join(client, { ...invited, domain: 'elsewhere.example' })).code).toBe(
      'invitation_invalid',
    )
    expect((await join(client, invited)).success).toBe(true)
  })

  it.each([
    ['enabled', { enabled: true, required: false }, {}, 400],
    ['enabled, and answered wrongly', { enabled: true, required: false }, { captcha: '0' }, 400],
    ['required', { enabled: true, required: true }, {}, 400],
    ['off', { enabled: false, required: false }, {}, 200],
  ])('with a captcha that is %s', async (_, captcha, form, status) => {
    const client = new Client()
    await setRegistrationRules(client, { captcha })
    expect((await sendRegistration(client, form)).status).toBe(status)
  })
})
