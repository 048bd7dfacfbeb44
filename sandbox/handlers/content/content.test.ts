import { describe, expect, it } from 'vitest'
import { Client, signedIn } from '#sandbox/testing/client.ts'
import { rowsOf } from '#sandbox/testing/reading.ts'

const list = '/wps/announcement/list'
const all = { types: 'B,PL,PU,PR', platform: 'M' }

describe('announcements', () => {
  it('are in Bengali by default and in English on request', async () => {
    const client = new Client()
    const bengali = (await client.get(list, all)).value
    const english = (await client.get(list, { ...all, language: 'EN' })).value
    expect(bengali).toHaveProperty('player[0].title', 'মেলা-তে স্বাগতম')
    expect(english).toHaveProperty('player[0].title', 'Welcome to Mela')
    expect(rowsOf(english, 'player').length).toBeGreaterThanOrEqual(6)
    expect(rowsOf(english, 'popup')).toHaveLength(1)
  })

  it('contain what was requested, and no more', async () => {
    const client = new Client()
    const promotions = (await client.get(list, { ...all, types: 'PR' })).value
    expect(promotions).toMatchObject({ banners: [], player: [], popup: [] })
    expect(rowsOf(promotions, 'promotion')).toContainEqual(
      expect.objectContaining({ code: 'REFERRAL', enabled: true }),
    )
    const live = (await client.get(list, { ...all, types: 'B', groupName: 'm_live,m_reg' })).value
    const groups = rowsOf(live, 'banners').map(({ groupName }) => groupName)
    expect(groups).toEqual(['m_live', 'm_reg'])
  })

  it('leave out switched-off promotions', async () => {
    const client = new Client()
    await client.send('PATCH', '/sandbox/settings', { body: { REFERRAL: false } })
    const { value } = await client.get(list, { ...all, types: 'PR' })
    expect(rowsOf(value, 'promotion')).toContainEqual(
      expect.objectContaining({ code: 'REFERRAL', enabled: false }),
    )
  })

  it('are marked as read once, for one player', async () => {
    const member = await signedIn()
    const [newest] = rowsOf((await member.get(list, all)).value, 'player')
    const body = { announcementId: newest?.id, read: true }
    for (let n = 0; n < 2; n += 1)
      expect((await member.send('POST', '/wps/announcement/read', { body })).success).toBe(true)
    expect((await member.get('/wps/announcement/read')).value).toEqual([newest?.id])
    const agent = await signedIn('agent', member.sandbox)
    expect((await agent.get('/wps/announcement/read')).value).toEqual([])
  })

  it('of type A are for agents, while the module is switched on', async () => {
    const path = '/wps/announcement/agent'
    const wanted = { merchantCode: 'mela', types: 'A', platform: 'M', language: 'EN' }
    const agent = await signedIn('agent')
    const { value } = await agent.get(path, wanted)
    expect(value).toHaveProperty('agent[0].title', 'Commission is paid on the fifth of the month')
    expect((await agent.get(list, all)).text).not.toContain('Commission')
    const body = { announcementId: rowsOf(value, 'agent')[0]?.id, read: true }
    expect((await agent.send('POST', '/wps/announcement/read', { body })).success).toBe(true)
    const member = await signedIn('member', agent.sandbox)
    expect((await member.get(path, wanted)).code).toBe('not_permitted')
    expect((await member.send('POST', '/wps/announcement/read', { body })).code).toBe(
      'not_permitted',
    )
    expect((await new Client(agent.sandbox).get(path, wanted)).code).toBe('not_logged_in')
    await agent.send('PATCH', '/sandbox/settings', { body: { AGEANNOUNCE3: false } })
    expect((await agent.get(path, wanted)).code).toBe('not_permitted')
  })

  it('are popular as configured, then by the number of readers', async () => {
    const member = await signedIn()
    const wanted = { merchantCode: 'mela', platform: 'M', language: 'EN' }
    const titles = async () => {
      const { value } = await member.get('/wps/announcement/popular', wanted)
      return rowsOf(value).map(({ title }) => title)
    }
    expect(await titles()).toEqual(['Cricket weekend'])
    const { value } = await member.get(list, { ...all, language: 'EN' })
    const third = rowsOf(value, 'player')[2]
    const body = { announcementId: third?.id, read: true }
    await member.send('POST', '/wps/announcement/read', { body })
    expect(await titles()).toEqual(['Cricket weekend', third?.title])
  })

  it('cannot be marked as read when they do not exist', async () => {
    const client = await signedIn()
    const body = { announcementId: '9999', read: true }
    expect((await client.send('POST', '/wps/announcement/read', { body })).status).toBe(404)
  })
})

describe('a member', () => {
  it('has a name, a label, a wallet and messages', async () => {
    const client = await signedIn()
    expect((await client.get('/wps/member/info')).value).toMatchObject({
      account: 'member',
      type: 0,
      clubLabel: { labelName: '3' },
    })
    expect((await client.get('/wps/wallet')).value).toEqual({
      currencySymbol: '৳',
      currency: 'BDT',
      sumBalance: '12500.00',
    })
    expect((await client.get('/wps/relay/inbox/unread')).value).toEqual({ unReadCount: 3 })
    expect((await client.get('/wps/relay/chat/unread')).value).toEqual({ unReadCount: 2 })
  })

  it('may have no money', async () => {
    const client = await signedIn('poor')
    expect((await client.get('/wps/wallet')).value).toHaveProperty('sumBalance', '0.00')
  })

  it('has no chat when it is switched off, and on trial no inbox', async () => {
    const client = await signedIn('poor')
    await client.send('PATCH', '/sandbox/settings', { body: { CBS3: false } })
    expect((await client.get('/wps/relay/chat/unread')).code).toBe('not_permitted')
    await client.sandbox.db
      .updateTable('accounts')
      .set({ type: 41 })
      .where('username', '=', 'poor')
      .execute()
    expect((await client.get('/wps/relay/inbox/unread')).code).toBe('free_reject')
  })

  it('who is disabled during a session gets a refusal', async () => {
    const client = await signedIn('poor')
    await client.sandbox.db.updateTable('accounts').set({ disabled: 1 }).execute()
    expect((await client.get('/wps/wallet')).code).toBe('account_disabled')
  })
})
