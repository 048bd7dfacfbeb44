import { describe, expect, it, vi } from 'vitest'
import { queryClient, store } from '#net/query/queryClient.ts'
import { amendTypeIntent } from './memberType.ts'
import {
  amendSessionIntent,
  memberAtom,
  openSessionIntent,
  restoreSessionIntent,
  roleAtom,
} from './session.atoms.ts'
import { requireMember, accountForAtom } from './session.guard.ts'
import { fetched, grant, setUpSession } from './session.testing.ts'

setUpSession()

const member = { id: 7, account: 'member', userName: 'member' }
const sayType = (type: number) =>
  fetched.mockImplementation(async () =>
    Response.json({ success: true, value: { ...member, type } }),
  )
const storedTypes = () =>
  [localStorage, sessionStorage].map((storage) => {
    const { type }: { type: number } = JSON.parse(storage.getItem('MC_SESSION_INFO')!)
    return type
  })

describe('the type of a player', () => {
  it('follows the platform’s answer at once, in both stored copies', async () => {
    store.set(openSessionIntent, grant)
    sayType(1)
    const amend = () => store.set(amendTypeIntent)
    const release = store.sub(memberAtom, amend)
    await vi.waitFor(() => expect(store.get(roleAtom)).toBe('agent'))
    expect(storedTypes()).toEqual([1, 1])
    sayType(0)
    await queryClient.refetchQueries()
    await vi.waitFor(() => expect(store.get(roleAtom)).toBe('member'))
    expect(storedTypes()).toEqual([0, 0])
    release()
  })

  it('is updated in other tabs, which keep their session', () => {
    store.set(openSessionIntent, grant)
    localStorage.setItem(
      'MC_SESSION_INFO',
      JSON.stringify({ ...grant, merchantCode: 'mela01', type: 2 }),
    )
    expect(store.set(restoreSessionIntent)).toBe(false)
    expect(store.get(roleAtom)).toBe('agent')
    expect(storedTypes()).toEqual([2, 2])
  })

  it('without a change does not restore a session that another tab has ended', () => {
    store.set(openSessionIntent, grant)
    localStorage.removeItem('MC_SESSION_INFO')
    store.set(amendSessionIntent, { type: grant.type })
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull()
  })
})

const enter = (preload = false) => {
  store.set(accountForAtom, null)
  try {
    requireMember({ location: { href: '/m/withdraw' }, matches: [], preload })
    return 'let in'
  } catch (thrown) {
    return thrown
  }
}

describe('the link to the cashier', () => {
  it.each([0, 1, 2])('is open to type %d', (type) => {
    store.set(openSessionIntent, { ...grant, type })
    expect(enter()).toBe('let in')
    expect(store.get(accountForAtom)).toBeNull()
  })

  it.each([3, 4, 9, 40, 42, 99])('is closed to type %d, who is offered an account', (type) => {
    store.set(openSessionIntent, { ...grant, type })
    expect(enter()).toMatchObject({ options: { to: '/m/home', replace: true } })
    expect(store.get(accountForAtom)).toBe('/m/withdraw')
  })

  it('is disabled for type 99, without a message', () => {
    store.set(openSessionIntent, { ...grant, type: 99 })
    expect(enter(true)).toMatchObject({ options: { to: '/m/home' } })
    expect(store.get(accountForAtom)).toBeNull()
  })

  it('leads a guest through the login', () => {
    expect(enter()).toMatchObject({
      options: { to: '/m/login', search: { next: '/m/withdraw' } },
    })
  })
})
