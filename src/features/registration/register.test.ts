import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identifyAs } from '#net/session/identity.testing.ts'
import { platformKeys } from '#net/session/seal.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp } from '#testing/visit.tsx'
import {
  endSessionIntent,
  openSessionIntent,
  sessionAtom,
} from '#features/session/session.atoms.ts'
import { grant } from '#features/session/session.testing.ts'
import { changeFormIntent, formAtom, leaveFormIntent } from './form/form.atoms.ts'
import { isUnansweredAtom, registerIntent } from './register.atoms.ts'
import { isWelcomeDueAtom } from '#features/session/welcome.atoms.ts'

let keys: Awaited<ReturnType<typeof platformKeys>>
let sent: unknown[]
let reply: (username: string) => unknown

beforeAll(async () => {
  keys = await platformKeys()
})
setUp()
beforeEach(() => {
  identifyAs({
    sealingKeyIds: [keys.kid],
    token: () => store.get(credentialsAtom)?.token ?? null,
  })
  sent = []
  platform({
    '/wps/session/key': () => keys.jwk,
    '/wps/registration/username': async (_query, _method, body) => {
      const payload = await keys.open(body)
      sent.push(payload)
      return reply(String(Object(payload).username))
    },
  })
  reply = () => new Error('lost')
})

const payload = (username: string) => ({
  type: 0 as const,
  registerMethod: 'H5' as const,
  registerUrl: 'mela.test',
  domain: 'mela.test',
  countryDialingCode: '880',
  username,
  password: `secret of ${username}`,
})
const register = (username: string) =>
  store
    .set(registerIntent, { method: 'username', payload: payload(username) })
    .catch(() => undefined)
const names = () => sent.map((one) => Object(one).username)
const taken = (username: string) =>
  username === 'karim' ? new Refused(409, 'username_exists') : { ...grant, userName: username }

const help = { route: '/m/help', layout: undefined, hash: '' }
const home = { route: '/m/home', layout: 'home', hash: '' }
const terms = { route: '/m/help', layout: undefined, hash: '#terms' }

describe('an attempt without an answer', () => {
  it('is sent again when its name is taken, as it may have made the account', async () => {
    await register('rahim')
    reply = () => (sent.length === 2 ? new Refused(409, 'username_exists') : grant)
    const edited = { ...payload('rahim'), nickname: 'R' }
    await store.set(registerIntent, { method: 'username', payload: edited })
    expect(names()).toEqual(['rahim', 'rahim', 'rahim'])
    expect(store.get(sessionAtom)?.userName).toBe(grant.userName)
    expect(store.get(isWelcomeDueAtom)).toBe(true)
  })

  it('is not sent again when another name is taken', async () => {
    await register('rahim')
    reply = taken
    await register('karim')
    expect(names()).toEqual(['rahim', 'karim'])
    expect(store.get(sessionAtom)).toBeNull()
  })

  it.each([
    ['a login and a sign-out', () => (logIn(), store.set(endSessionIntent))],
    ['a login in the same tab', () => logIn(4)],
    ['leaving the form', () => store.set(leaveFormIntent, help)],
    ['leaving it for home', () => store.set(leaveFormIntent, home)],
  ])('is dropped after %s', async (_, happens) => {
    await register('rahim')
    happens()
    reply = (username) => (username === 'rahim' ? new Refused(409, 'username_exists') : grant)
    await register('rahim')
    expect(names()).toEqual(['rahim', 'rahim'])
  })

  it('is kept while the player only reads the terms', async () => {
    await register('rahim')
    store.set(leaveFormIntent, terms)
    expect(store.get(isUnansweredAtom)).toBe(true)
  })

  it.each([
    ['and its form is cleared', home, false],
    ['and the key is stored with the input', help, true],
  ])('that fails after the player has left is not kept, %s', async (_, place, hasKey) => {
    const late = Promise.withResolvers<Error>()
    reply = () => late.promise
    const pending = register('rahim')
    await expect.poll(() => sent).toHaveLength(1)
    store.set(leaveFormIntent, place)
    late.resolve(new Error('lost'))
    await pending
    expect(store.get(formAtom).unansweredKey !== undefined).toBe(hasKey)
    reply = () => new Refused(409, 'username_exists')
    await register('rahim')
    expect(names()).toEqual(['rahim', 'rahim'])
  })

  it('that fails after another player has signed in does not change their form', async () => {
    const late = Promise.withResolvers<Error>()
    reply = () => late.promise
    const pending = register('rahim')
    await expect.poll(() => sent).toHaveLength(1)
    store.set(openSessionIntent, { ...grant, userName: 'other', type: 4 })
    late.resolve(new Error('lost'))
    await pending
    expect(store.get(isUnansweredAtom)).toBe(false)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('unanswered')
  })
})

it('the input is removed when somebody signs in', () => {
  store.set(changeFormIntent, { typed: { username: 'rahim', password: 'secret' } })
  logIn()
  store.set(endSessionIntent)
  expect(store.get(formAtom).typed).toEqual({})
})
