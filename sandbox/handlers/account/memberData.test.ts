import { beforeEach, describe, expect, it } from 'vitest'
import { type Client, passwordOf, signedIn } from '#sandbox/testing/client.ts'
import { fieldsOf, rowsOf, textOf } from '#sandbox/testing/reading.ts'

const path = '/wps/member/headIcon'
let client: Client

beforeEach(async () => {
  client = await signedIn('member')
})

describe('the head icon', () => {
  const choose = (headIcon: string) =>
    client.send('POST', path, {
      body: new URLSearchParams({ headIcon }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  const icon = async () => textOf((await client.get(path)).value, 'headIcon')

  it('is none at first, then the chosen one, then another', async () => {
    expect(await icon()).toBe('')
    expect((await choose('rooster')).value).toEqual({ success: true })
    expect(await icon()).toBe('rooster')
    await choose('fish')
    expect(await icon()).toBe('fish')
  })

  it('must be one of the existing', async () => {
    expect((await choose('../fish')).code).toBe('input_invalid')
    expect(await icon()).toBe('')
  })

  it('is the player’s own', async () => {
    await choose('rooster')
    const agent = await signedIn('agent', client.sandbox)
    expect((await agent.get(path)).value).toHaveProperty('headIcon', '')
  })
})

describe('what the platform holds of a player', () => {
  it('can be downloaded, without credentials', async () => {
    const { value, text } = await client.get('/wps/member/data')
    const { account, favourites, logins } = fieldsOf(value)
    expect(account).toMatchObject({ userName: 'member', nickname: 'Rahim' })
    const opening = { reason: 'opening balance', amount: '12500.00' }
    expect(rowsOf(value, 'money')[0]).toMatchObject(opening)
    expect(favourites).toHaveLength(5)
    expect(logins).toHaveLength(1)
    expect(text).not.toContain(client.token)
    expect(text).not.toContain(passwordOf('member'))
    expect(text).not.toMatch(/hash/i)
  })
})
