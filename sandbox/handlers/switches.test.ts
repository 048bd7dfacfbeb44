import { describe, expect, it } from 'vitest'
import { Client, passwordOf, signedIn } from '#sandbox/testing/client.ts'
import { join, settings } from '#sandbox/testing/registration.ts'
import { comeBack, logInWith, on, openSocial } from '#sandbox/social/social.testing.ts'

const refused = { success: false, code: 'not_permitted' }

describe('without registration (REG3)', () => {
  it('nobody can register, and no code is sent for it', async () => {
    const client = new Client()
    await settings(client, { REG3: false })
    expect(await join(client)).toMatchObject(refused)
    const body = { mobileNo: '1700000001', countryDialingCode: '880', purpose: 'register' }
    expect(await client.send('POST', '/wps/verification/sms', { body })).toMatchObject(refused)
    await settings(client, { REG3: true })
    expect((await join(client)).success).toBe(true)
  })

  it('a provider signs in known players, and no new ones', async () => {
    const social = await openSocial({ ...on, REG3: false })
    const stranger = await logInWith(social.client, await comeBack(social, 'google'))
    expect(stranger).toMatchObject(refused)
    await settings(social.client, { REG3: true })
    await logInWith(social.client, await comeBack(social, 'google'))
    await settings(social.client, { REG3: false })
    const known = await logInWith(social.client, await comeBack(social, 'google'))
    expect(known.success).toBe(true)
  })
})

describe('without captchas (CAPTCHA3)', () => {
  it('a failed login requires none', async () => {
    const client = new Client()
    await settings(client, { CAPTCHA3: false })
    const wrong = await client.login('member', 'wrong')
    expect(wrong).toMatchObject({ code: 'login_failed', value: { captcha: false } })
    expect((await client.login('member', passwordOf('member'))).success).toBe(true)
  })

  it('feedback needs none', async () => {
    const client = await signedIn()
    const send = () =>
      client.send('PUT', '/wps/feedback', {
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        body: { content: 'My deposit of this morning is not there', sender: 'member', type: 1 },
      })
    expect((await send()).code).toBe('captcha_required')
    await settings(client, { CAPTCHA3: false })
    expect((await send()).success).toBe(true)
  })
})

describe('without the inbox (COMM3)', () => {
  it('every call of it is refused', async () => {
    const client = await signedIn()
    await settings(client, { COMM3: false })
    expect(await client.get('/wps/relay/inbox/list')).toMatchObject(refused)
    expect(await client.get('/wps/relay/inbox/unread')).toMatchObject(refused)
  })
})

describe('agents', () => {
  it.each(['AGEINFO3', 'AGEDOWNMAN3'])('cannot open accounts without %s', async (id) => {
    const agent = await signedIn('agent')
    expect((await agent.get('/wps/agent/link')).success).toBe(true)
    await settings(agent, { [id]: false })
    expect(await agent.get('/wps/agent/link')).toMatchObject(refused)
  })
})

describe('an account that may only browse', () => {
  it.each<[string, Record<string, string>, string]>([
    ['/wps/member/security', {}, 'free_reject'],
    ['/wps/deposit/methods', {}, 'free_reject'],
    ['/wps/reward/list', { shelf: 'history', pageNo: '1', pageSize: '9' }, 'not_permitted'],
  ])('is refused for %s', async (path, query, code) => {
    const client = await signedIn()
    const { db } = client.sandbox
    await db.updateTable('accounts').set({ type: 99 }).where('username', '=', 'member').execute()
    expect(await client.get(path, query)).toMatchObject({ success: false, code })
  })
})
