import { inflateSync } from 'node:zlib'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { Client, passwordOf } from '#sandbox/testing/client.ts'
import { numberOf, textOf } from '#sandbox/testing/reading.ts'
import { drawBeeps } from './beeps.ts'

const login = { kind: 'login', subject: 'member' }
/** Pixels per line. */
const line = 288
/** Samples per second. */
const soundRate = 8000
let client: Client

beforeEach(async () => {
  client = new Client()
  await client.send('PATCH', '/sandbox/settings', { body: { SLIDER3: true } })
})

const prove = (body: object, by = client) =>
  by.send('POST', '/wps/verification/proof', { body: { ...login, ...body } })
const control = async (path: string, by = client) => JSON.parse((await by.get(path)).text)

async function slide(miss = 0, purpose: object = {}, by = client) {
  await by.get('/wps/verification/slider')
  const { offset } = await control('/sandbox/slider', by)
  return prove({ offset: offset + miss, ...purpose }, by)
}

/** The digits that a listener counts: beeps between two long pauses. */
function heardIn(sound: Buffer) {
  const [shortPause, longPause] = [0.1 * soundRate, 0.5 * soundRate]
  const counts: number[] = []
  let silence = longPause
  for (const sample of sound.subarray(44)) {
    const isLoud = Math.abs(sample - 128) > 30
    if (isLoud && silence >= longPause) counts.push(0)
    if (isLoud && silence >= shortPause) counts.push((counts.pop() ?? 0) + 1)
    silence = isLoud ? 0 : silence + 1
  }
  return counts.join('')
}

const enter = (humanProof?: string, by = client) =>
  by.login('member', passwordOf('member'), { humanProof })

describe('the puzzle', () => {
  it('is two pictures without the answer in their data', async () => {
    const { value, text } = await client.get('/wps/verification/slider')
    const picture = Buffer.from(textOf(value, 'picture'), 'base64')
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
    expect(value).toMatchObject({ width, height })
    expect(text).not.toContain('offset')
    expect(text.length).toBeLessThan(40_000)
  })

  it('has a piece that is partly transparent', async () => {
    const { value } = await client.get('/wps/verification/slider')
    const piece = Buffer.from(textOf(value, 'piece'), 'base64')
    const start = piece.indexOf('IDAT')
    const pixels = inflateSync(piece.subarray(start + 4, start + 4 + piece.readUInt32BE(start - 4)))
    expect(new Set(pixels).size).toBeGreaterThan(3)
  })

  it.each([0, 4, -4, 4 * line, -4 * line])('accepts %i pixels of error', async (miss) => {
    expect(textOf((await slide(miss)).value, 'humanProof')).toMatch(/^[\w-]{43}$/)
  })

  it.each([5, -5, 60, 5 * line, -5 * line])('rejects %i pixels of error', async (miss) => {
    expect((await slide(miss)).code).toBe('human_wrong')
  })

  it('accepts one answer, right or wrong', async () => {
    await client.get('/wps/verification/slider')
    const { offset } = await control('/sandbox/slider')
    await prove({ offset: offset + 50 })
    expect((await prove({ offset })).code).toBe('human_wrong')
  })

  it('is blocked for a while after a dozen wrong answers', async () => {
    for (let miss = 0; miss < 12; miss += 1) await slide(90)
    const reply = await slide()
    expect([reply.status, reply.code]).toEqual([429, 'too_many'])
    expect(numberOf(reply.value, 'expirationTime')).toBeGreaterThan(Date.now())
  })
})

describe('the sound', () => {
  it('is equivalent to the picture', async () => {
    const { value } = await client.get('/wps/verification/sound')
    expect(Buffer.from(v.parse(v.string(), value), 'base64').subarray(0, 4).toString()).toBe('RIFF')
    const { answer } = await control('/sandbox/sound')
    const { value: proof } = await prove({ code: answer })
    expect((await enter(textOf(proof, 'humanProof'))).success).toBe(true)
  })

  it('accepts one answer', async () => {
    await client.get('/wps/verification/sound')
    const { answer } = await control('/sandbox/sound')
    expect((await prove({ code: '0000' })).code).toBe('human_wrong')
    expect((await prove({ code: answer })).code).toBe('human_wrong')
  })

  it.each(['1111', '1112', '5142', '9876'])('beeps as often as the digits of %s say', (digits) => {
    expect(heardIn(drawBeeps(digits))).toBe(digits)
  })
})

describe('a proof', () => {
  it('is required at the login, and valid for one', async () => {
    expect((await enter()).code).toBe('human_required')
    const { value } = await slide()
    expect((await enter(textOf(value, 'humanProof'))).success).toBe(true)
    expect((await enter(textOf(value, 'humanProof'))).code).toBe('human_required')
  })

  it.each([
    ['another user', { subject: 'agent' }],
    ['another kind', { kind: 'sms' }],
  ])('for %s is missing', async (_, purpose) => {
    const { value } = await slide(0, purpose)
    expect((await enter(textOf(value, 'humanProof'))).code).toBe('human_required')
  })

  it('of another browser is invalid', async () => {
    const { value } = await slide(0, {}, new Client(client.sandbox))
    expect((await enter(textOf(value, 'humanProof'))).code).toBe('human_required')
  })

  it('is required before an SMS is sent, for that number', async () => {
    const phone = { mobileNum: '1711000001', countryDialingCode: '880' }
    const ask = (humanProof?: string) =>
      client.send('POST', '/wps/verification/sms/noLogin', { body: { ...phone, humanProof } })
    expect((await ask()).code).toBe('human_required')
    const other = await slide(0, { kind: 'sms', subject: '8801711000002' })
    expect((await ask(textOf(other.value, 'humanProof'))).code).toBe('human_required')
    const { value } = await slide(0, { kind: 'sms', subject: '8801711000001' })
    expect((await ask(textOf(value, 'humanProof'))).status).toBe(200)
  })

  it('is required only when the merchant wants it', async () => {
    await client.send('PATCH', '/sandbox/settings', { body: { SLIDER3: false } })
    expect((await enter()).success).toBe(true)
  })
})
