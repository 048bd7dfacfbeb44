import { describe, expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { openSessionIntent } from './session.atoms.ts'
import { leaveWithSession, requireSession } from './session.guard.ts'
import { grant, setUpSession } from './session.testing.ts'

setUpSession()

const href = '/m/member/home?tab=1'
const enter = (guest?: () => 'enters' | 'leaves') => () =>
  requireSession({
    location: { href },
    matches: [{ search: {}, staticData: guest ? { guest } : {} }],
    preload: false,
  })
const leadingTo = (options: object) =>
  expect.objectContaining({ options: expect.objectContaining(options) })

describe('a guarded page', () => {
  it('sends a guest to the login, with the return address', () => {
    expect(enter()).toThrow(leadingTo({ to: '/m/login', search: { next: href } }))
  })

  it('sends a guest home with a replaced history entry when it says so', () => {
    expect(enter(() => 'leaves')).toThrow(leadingTo({ to: '/m/home', replace: true }))
  })

  it('lets a guest in when it says so', () => {
    expect(enter(() => 'enters')).not.toThrow()
  })

  it('lets a player in', () => {
    store.set(openSessionIntent, grant)
    expect(enter()).not.toThrow()
  })
})

describe('a login page opened with a session', () => {
  it.each([
    ['/m/fav?x=1', '/m/fav?x=1'],
    [undefined, '/m/home'],
    ['https://strange.example/', '/m/home'],
    ['//strange.example', '/m/home'],
  ])('leads to the requested page if it is on this site: %s', (next, page) => {
    store.set(openSessionIntent, grant)
    expect(() => leaveWithSession({ search: { next } })).toThrow(
      leadingTo({ href: page, replace: true }),
    )
  })

  it('leads to a forced change of password first', () => {
    store.set(openSessionIntent, { ...grant, firstTimeLogin: true })
    expect(() => leaveWithSession({ search: { next: '/m/fav' } })).toThrow(
      leadingTo({ to: '/m/changePsw', replace: true }),
    )
  })

  it.each([
    ['a guest', null],
    ['a trial user, who may open an account', { ...grant, type: 4 }],
  ])('stays for %s', (_, session) => {
    if (session) store.set(openSessionIntent, session)
    expect(() => leaveWithSession({ search: {} })).not.toThrow()
  })
})
