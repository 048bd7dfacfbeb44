import { beforeEach, describe, expect, it } from 'vitest'
import { type Client, signedIn } from '#sandbox/testing/client.ts'
import { fieldsOf } from '#sandbox/testing/reading.ts'

const day = 86_400_000
let client: Client

beforeEach(async () => {
  client = await signedIn('contract')
})

const check = async (from = client) => (await from.get('/wps/agent/contract/check')).value
const contract = async (kind: string) =>
  fieldsOf(fieldsOf((await client.get('/wps/agent/contract', { kind })).value).contract)
const reply = (body: object) => client.send('PUT', '/wps/agent/contract', { body })
const answerOf = async (kind: string, answer: string) => {
  const { contractId, version } = await contract(kind)
  return reply({ contractId, version, answer })
}

describe('the contracts of an agent', () => {
  it('are waiting when the operator has offered them', async () => {
    expect(await check()).toEqual({
      dailysalreqtype: 'salary',
      divtypecompperiodreq: 'dividend',
      contracthoursalreq: 'hour',
    })
    expect(await check(await signedIn('agent', client.sandbox))).toEqual({
      dailysalreqtype: '',
      divtypecompperiodreq: '',
      contracthoursalreq: '',
    })
  })

  it.each([
    ['BN', 'মেলা'],
    ['EN', 'Mela'],
  ])('name who offers them in %s', async (language, name) => {
    client.extra['Language'] = language
    expect((await contract('salary')).issuer).toBe(name)
  })

  it.each([
    ['accept', 'accepted'],
    ['decline', 'declined'],
  ])('once answered with %s are %s, and no longer waiting', async (answer, status) => {
    expect((await answerOf('salary', answer)).value).toEqual({ success: true })
    expect(await contract('salary')).toMatchObject({ status, version: 2 })
    expect(await check()).toHaveProperty('dailysalreqtype', '')
  })

  it('are answered once', async () => {
    await answerOf('hour', 'accept')
    expect((await answerOf('hour', 'decline')).code).toBe('conflict')
    expect((await contract('hour')).status).toBe('accepted')
  })

  it('are answered in the version that was read', async () => {
    const { contractId } = await contract('salary')
    expect((await reply({ contractId, version: 1, answer: 'accept' })).code).toBe('conflict')
  })

  it('are answered once, also when two answers come at the same time', async () => {
    const { contractId, version } = await contract('salary')
    const answers = ['accept', 'decline', 'accept', 'decline']
    const replies = await Promise.all(
      answers.map((answer) => reply({ contractId, version, answer })),
    )
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    const refused = replies.filter(({ success }) => !success)
    expect(refused.map(({ code }) => code)).toEqual(['conflict', 'conflict', 'conflict'])
  })

  it('expire when nobody has answered in time', async () => {
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs: 4 * day } })
    await client.login('contract')
    expect((await contract('dividend')).status).toBe('awaiting')
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs: 6 * day } })
    await client.login('contract')
    expect((await contract('dividend')).status).toBe('expired')
    expect((await answerOf('dividend', 'accept')).code).toBe('not_found')
    expect(await check()).toHaveProperty('divtypecompperiodreq', '')
  })

  it('do not exist when the merchant has none', async () => {
    await client.send('PATCH', '/sandbox/settings', { body: { AGENTPOLICY3: false } })
    expect((await client.get('/wps/agent/contract/check')).code).toBe('not_permitted')
  })

  it('of another agent cannot be answered', async () => {
    const { contractId, version } = await contract('salary')
    client = await signedIn('agent', client.sandbox)
    expect((await reply({ contractId, version, answer: 'accept' })).code).toBe('not_found')
  })
})
