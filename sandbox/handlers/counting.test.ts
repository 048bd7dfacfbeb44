import { beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/app/app.ts'
import { Client, openSandbox, passwordOf } from '#sandbox/testing/client.ts'

const free = 20
const hour = 3_600_000
let sandbox: Sandbox

beforeEach(() => {
  sandbox = openSandbox({ games: 60, trustsProxy: true })
})

/** A browser without cookies, on this machine or at an address that a proxy reports. */
function fresh(address?: string) {
  const client = new Client(sandbox)
  if (address)
    Object.assign(client.extra, { 'X-Forwarded-For': address, 'Sandbox-Key': sandbox.controlKey })
  return client
}

const times = async (count: number, act: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await act(n)
}
let names = 0
const guessNames = (count: number, address?: string) =>
  times(count, () => fresh(address).login(`nobody${(names += 1)}`, 'wrong'))
const later = (offsetMs: number) => fresh().send('PUT', '/sandbox/clock', { body: { offsetMs } })

describe('failed logins from one address, each from another browser and for another name', () => {
  it('are free twenty times, then every login from there needs a captcha', async () => {
    await guessNames(free - 1)
    expect((await fresh().login('member')).success).toBe(true)
    await guessNames(1)
    const client = fresh()
    expect((await client.login('member')).code).toBe('captcha_required')
    const captcha = await client.solveCaptcha()
    const reply = await client.login('member', passwordOf('member'), { captcha })
    expect(reply.success).toBe(true)
  })

  it('are not reset by successful logins of the guesser', async () => {
    await guessNames(free / 2)
    await fresh().login('agent')
    await guessNames(free / 2)
    const own = fresh()
    const captcha = await own.solveCaptcha()
    expect((await own.login('agent', passwordOf('agent'), { captcha })).success).toBe(true)
    expect((await fresh().login('member')).code).toBe('captcha_required')
  })

  it('do not affect other addresses, nor this one after an hour', async () => {
    await guessNames(free, '203.0.113.7')
    expect((await fresh('203.0.113.7').login('member')).code).toBe('captcha_required')
    expect((await fresh('203.0.113.8').login('member')).success).toBe(true)
    await later(hour + 1000)
    expect((await fresh('203.0.113.7').login('member')).success).toBe(true)
  })

  it('are counted per IPv6 /64 network', async () => {
    await times(free, (n) => fresh(`2001:db8:1:2::${n}`).login(`nobody${n}`, 'wrong'))
    expect((await fresh('2001:db8:1:2:ffff::1').login('member')).code).toBe('captcha_required')
    expect((await fresh('2001:db8:1:3::1').login('member')).success).toBe(true)
  })

  it('are cleared by a reset', async () => {
    await guessNames(free)
    await fresh().send('POST', '/sandbox/reset')
    expect((await fresh().login('member')).success).toBe(true)
  })
})

it('a browser with failed logins needs a captcha also after a successful one', async () => {
  const client = fresh()
  await client.login('agent', 'wrong')
  const captcha = await client.solveCaptcha()
  await client.login('member', passwordOf('member'), { captcha })
  expect((await client.login('member')).code).toBe('captcha_required')
})

it('after twenty wrong captchas from an address its captchas have six digits', async () => {
  const answer = (client: Client) => client.solveCaptcha()
  const guesser = fresh()
  await guesser.login('nobody', 'wrong')
  await times(free, () => guesser.login('nobody', 'wrong', { captcha: '000000' }))
  expect(await answer(fresh())).toMatch(/^\d{6}$/)
  expect(await answer(fresh('203.0.113.9'))).toMatch(/^\d{4}$/)
})

describe('the check for humans', () => {
  const login = { kind: 'login', subject: 'member' }
  const control = async (client: Client, path: string) => JSON.parse((await client.get(path)).text)
  async function slide(client: Client, miss: number, more: object = {}) {
    await client.get('/wps/verification/slider')
    const { offset } = await control(client, '/sandbox/slider')
    const body = { ...login, offset: offset + miss, ...more }
    return client.send('POST', '/wps/verification/proof', { body })
  }

  it('needs a captcha after twenty wrong answers, and accepts the right answer then', async () => {
    await times(free, () => slide(fresh(), 90))
    const client = fresh()
    expect((await slide(client, 0)).code).toBe('captcha_required')
    const captcha = await client.solveCaptcha()
    expect((await slide(client, 0, { captcha })).success).toBe(true)
    expect((await slide(fresh('203.0.113.10'), 0)).success).toBe(true)
  })

  it('is not reset by right answers in between', async () => {
    const codes: (string | undefined)[] = []
    await times(free, async () => {
      await slide(fresh(), 90)
      codes.push((await slide(fresh(), 0)).code)
    })
    expect(codes).toEqual([...Array(free - 1).fill(undefined), 'captcha_required'])
    expect((await slide(fresh(), 0)).code).toBe('captcha_required')
  })
})

it('twenty trials of an address need one tap each, the next one a captcha', async () => {
  const path = '/wps/session/login/freeplay'
  await times(free - 1, async () => {
    expect((await fresh().get(path)).value).toHaveProperty('captcha', false)
  })
  const last = fresh()
  await last.get(path)
  const client = fresh()
  expect((await client.get(path)).value).toHaveProperty('captcha', true)
  const play = (more: object = {}) =>
    client.send('POST', path, { body: { moduleId: 'COMM3', ...more } })
  expect((await play()).code).toBe('captcha_required')
  expect((await play({ captcha: await client.solveCaptcha() })).success).toBe(true)
})
