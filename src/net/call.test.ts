import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addFavourite } from '#api/games/favourites.ts'
import { listHotGames } from '#api/games/games.ts'
import { getWallet } from '#api/account/member.ts'
import { checkEmail } from '#api/account/registration.ts'
import { getSite } from '#api/site/site.ts'
import { addressOf, call } from './call.ts'
import { Failure } from './failure.ts'
import { platformNow } from './reach/clock.ts'
import { identifyAs } from './session/identity.testing.ts'

const site = { success: true, value: { serverTime: 1 } }
let token: string | null = null
let isStandalone = false
const onSignedOut = vi.fn<(token: string) => void>()
const onClosed = vi.fn<() => void>()
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  token = null
  isStandalone = false
  identifyAs({
    language: () => 'BN',
    token: () => token,
    isStandalone: () => isStandalone,
    onSignedOut,
    onClosed,
  })
  vi.stubGlobal('fetch', fetched)
})

const answer = (body: unknown, status = 200, headers = {}) =>
  fetched.mockImplementation(async () => Response.json(body, { status, headers }))

const failureOf = async (promise: Promise<unknown>): Promise<Failure> => {
  const thrown: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  if (thrown instanceof Failure) return thrown
  throw new Error('expected a Failure')
}

const askSite = () => call(getSite, { merchantCode: 'mela01' })
const sentHeaders = () => new Headers(fetched.mock.calls[0]?.[1]?.headers)

describe('an answer', () => {
  it('is parsed and carries its time', async () => {
    answer(site)
    const { value, isCached } = await askSite()
    expect(value.gate).toBe('open')
    expect(isCached).toBe(false)
  })

  it('from the worker’s cache says so, with its time', async () => {
    answer(site, 200, { 'X-Cached-At': '1234' })
    expect(await askSite()).toMatchObject({ at: 1234, isCached: true })
  })

  it('that is cached and unreadable is requested once more, past the cache', async () => {
    answer(site)
    fetched.mockResolvedValueOnce(Response.json({}, { headers: { 'X-Cached-At': '1234' } }))
    expect(await askSite()).toMatchObject({ isCached: false })
    const marks = fetched.mock.calls.map(([, options]) =>
      new Headers(options?.headers).get('X-Cached-At'),
    )
    expect(marks).toEqual([null, '1234'])
  })

  it.each([
    ['a cached answer does not have', { 'X-Cached-At': '1234' }, 0],
    ['the platform tells', {}, 60],
  ])('carries a time that %s', async (_, headers, minutesAhead) => {
    answer(site, 200, { ...headers, Date: new Date(Date.now() + 3_600_000).toUTCString() })
    await askSite()
    expect(Math.round((platformNow() - Date.now()) / 60_000)).toBe(minutesAhead)
  })

  it('that is unreadable both times fails', async () => {
    answer({}, 200, { 'X-Cached-At': '1234' })
    expect((await failureOf(askSite())).kind).toBe('malformed')
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

describe('a failure', () => {
  const refusal = (code: string) => ({ success: false, code, message: '' })

  it.each([
    ['no network', () => Promise.reject(new TypeError('failed')), 'offline'],
    [
      'no answer in time',
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
      'timeout',
    ],
    ['malformed JSON', async () => new Response('{"success":tr'), 'malformed'],
    ['an empty body', async () => new Response(''), 'malformed'],
    ["a portal's page", async () => new Response('<html></html>'), 'malformed'],
    ['a drifted value', async () => Response.json({ success: true, value: 'later' }), 'malformed'],
    ['no envelope', async () => Response.json({ serverTime: 1 }), 'malformed'],
    ['a huge body', async () => new Response('x'.repeat(6_000_001)), 'malformed'],
    ['a refusal', async () => Response.json(refusal('not_permitted'), { status: 403 }), 'refused'],
    ['too many calls', async () => Response.json(refusal('too_many'), { status: 429 }), 'busy'],
    ["a broken server's page", async () => new Response('Error', { status: 500 }), 'busy'],
    ["a gateway's page", async () => new Response('Bad gateway', { status: 502 }), 'busy'],
    ['a broken server', async () => Response.json({}, { status: 500 }), 'busy'],
    ["a full server's page", async () => new Response('Slow down', { status: 429 }), 'busy'],
  ])('%s', async (merchantCode, respond, kind) => {
    fetched.mockImplementation(respond)
    expect((await failureOf(call(getSite, { merchantCode }))).kind).toBe(kind)
  })

  it('keeps a known code and its details', async () => {
    answer({ success: false, code: 'captcha_required', value: { captcha: true } }, 400)
    expect(await failureOf(askSite())).toMatchObject({
      code: 'captcha_required',
      details: { captcha: true },
    })
  })

  it.each([
    ['by the envelope', refusal('conflict')],
    ['by the value within', { success: true, value: { success: false, code: 'conflict' } }],
  ])('is a refusal with %s', async (_, body) => {
    token = 'the-token'
    answer(body)
    const failure = await failureOf(call(addFavourite, { nodeId: '1', vendor: 'PADMA' }))
    expect(failure).toMatchObject({ kind: 'refused', code: 'conflict' })
  })

  it('can be a refusal without a code', async () => {
    token = 'the-token'
    answer({ success: true, value: { success: false } })
    const failure = await failureOf(call(addFavourite, { nodeId: '1', vendor: 'PADMA' }))
    expect(failure).toMatchObject({ kind: 'refused', code: null })
  })

  it('reports maintenance', async () => {
    answer(refusal('maintenance'), 503)
    await failureOf(askSite())
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('reports that this session has ended', async () => {
    token = 'the-token'
    answer(refusal('session_expired'), 401)
    expect((await failureOf(call(getWallet, {}))).kind).toBe('signedOut')
    expect(onSignedOut).toHaveBeenCalledWith('the-token')
  })

  it('prevents a private call without a session', async () => {
    expect((await failureOf(call(getWallet, {}))).kind).toBe('signedOut')
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('a request', () => {
  it('sends merchant and language, and no token when none is needed', async () => {
    token = 'the-token'
    answer(site)
    await askSite()
    expect(sentHeaders().get('Merchant')).toBe('mela01')
    expect(sentHeaders().get('Language')).toBe('BN')
    expect(sentHeaders().has('Token')).toBe(false)
    expect(sentHeaders().has('Device')).toBe(false)
  })

  it('from the installed app says so', async () => {
    isStandalone = true
    answer(site)
    await askSite()
    expect(sentHeaders().get('Device')).toBe('OTHERS')
  })

  it('that creates something carries the given key', async () => {
    token = 'the-token'
    answer({ success: true, value: { success: true } })
    await call(addFavourite, { nodeId: '1', vendor: 'A' }, { idempotencyKey: 'k1' })
    expect(sentHeaders().get('Idempotency-Key')).toBe('k1')
    expect(sentHeaders().get('Token')).toBe('the-token')
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"nodeId":"1","vendor":"A"}')
  })

  it('that the platform expects as a form is sent as one', async () => {
    answer({ success: true, value: { available: true } })
    await call(checkEmail, { email: 'rahim+fair@example.com' })
    expect(sentHeaders().get('Content-Type')).toBe('application/x-www-form-urlencoded')
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('email=rahim%2Bfair%40example.com')
  })

  it('has one address however its parameters are ordered', () => {
    const expected = '/lgw/game/hot?isPlatform=2&language=EN&merchantCode=mela01&platform=html5'
    expect(addressOf(listHotGames, { merchantCode: 'mela01', language: 'EN' })).toBe(expected)
    expect(addressOf(listHotGames, { language: 'EN', merchantCode: 'mela01' })).toBe(expected)
  })
})

describe('a request that the page sent before the app', () => {
  const address = addressOf(getSite, { merchantCode: 'mela01' })
  const early = (at: string, body: unknown = site) => {
    window.mela.early = { address: at, response: Promise.resolve(Response.json(body)) }
  }

  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(900))

  it('is not sent again, and its answer is used once', async () => {
    answer(site)
    early(address)
    await askSite()
    expect(fetched).not.toHaveBeenCalled()
    await askSite()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is kept for the call that it answers', async () => {
    answer(site)
    early('/elsewhere')
    await askSite()
    expect(fetched).toHaveBeenCalledOnce()
    expect(window.mela.early?.address).toBe('/elsewhere')
    delete window.mela.early
  })

  it('is not used when the app starts much later', async () => {
    answer(site)
    early(address)
    vi.spyOn(performance, 'now').mockReturnValue(30_000)
    await askSite()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('fails like every other answer', async () => {
    early(address, { success: false, code: 'maintenance', message: '' })
    await expect(askSite()).rejects.toMatchObject({ kind: 'refused', code: 'maintenance' })
    window.mela.early = { address, response: Promise.reject(new TypeError('no network')) }
    await expect(askSite()).rejects.toMatchObject({ kind: 'offline' })
  })
})
