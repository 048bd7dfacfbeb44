import { i18n } from '@lingui/core'
import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { getMember, getWallet } from '#api/account/member.ts'
import { call } from '#net/call.ts'
import { epochAtom } from '#net/session/credentials.ts'
import { queryAtom } from '#net/query/query.ts'
import { store } from '#net/query/queryClient.ts'
import { newActKey } from '#net/money/actKey.ts'
import { storeSentKey, sentKeyOf } from '#net/money/sentKeys.ts'
import { onSignOut } from '#net/session/signOut.ts'
import {
  endSessionIntent,
  isLapsedAtom,
  memberAtom,
  openSessionIntent,
  restoreSessionIntent,
  roleAtom,
  sessionAtom,
} from './session.atoms.ts'
import { logoutIntent } from './signOut/signOut.ts'
import { accountForAtom } from './session.guard.ts'
import { fetched, grant, loggedOut, token, setUpSession } from './session.testing.ts'
import { expireSessionIntent } from './session.watch.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'

setUpSession()

const answer = (value: unknown) =>
  fetched.mockImplementation(async () => Response.json({ success: true, value }))
const refuse = (status: number, code: string) =>
  fetched.mockImplementation(async () => Response.json({ success: false, code }, { status }))
const everyByte = () =>
  JSON.stringify([
    Object.fromEntries(Object.entries(localStorage)),
    Object.fromEntries(Object.entries(sessionStorage)),
  ])

it('a first visit is a guest’s, without a prompt to sign in or register', () => {
  const visit = createStore()
  expect(visit.get(roleAtom)).toBe('guest')
  expect(visit.get(isLapsedAtom)).toBe(false)
  expect(visit.get(accountForAtom)).toBeNull()
})

describe('a login', () => {
  it('is stored in both copies, the second with only what embeds need', () => {
    store.set(openSessionIntent, grant)
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO')!)).toEqual({
      ...grant,
      merchantCode: 'mela01',
    })
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO')!)).toEqual({
      token,
      type: 0,
      userName: 'member',
    })
    expect(localStorage.getItem('autoLogin')).toBe('1')
  })

  it('reserves the space of the balance, and a logout releases it', () => {
    const { classList } = document.documentElement
    store.set(openSessionIntent, grant)
    expect(classList.contains('has-session')).toBe(true)
    store.set(endSessionIntent)
    expect(classList.contains('has-session')).toBe(false)
  })

  it('is restored at the next start, and the second copy is written again', () => {
    store.set(openSessionIntent, grant)
    const stored = localStorage.getItem('MC_SESSION_INFO')!
    store.set(endSessionIntent)
    localStorage.setItem('MC_SESSION_INFO', stored)
    store.set(restoreSessionIntent)
    expect(store.get(roleAtom)).toBe('member')
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toContain(token)
  })

  it('stored without a forced change of password forces none', () => {
    const stored = { token, userName: 'member', type: 0, merchantCode: 'mela01' }
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(stored))
    store.set(restoreSessionIntent)
    expect(store.get(sessionAtom)?.firstTimeLogin).toBe(false)
  })

  it.each([
    ['broken', '{"token":'],
    ['of another shape', '{"token":5}'],
  ])('with %s stored starts as a guest', (_, stored) => {
    localStorage.setItem('MC_SESSION_INFO', stored)
    store.set(restoreSessionIntent)
    expect(store.get(sessionAtom)).toBeNull()
  })

  it('with only the copy for embeds is not restored, and that copy is removed', () => {
    sessionStorage.setItem(
      'MC_SESSION_INFO',
      JSON.stringify({ token, type: 0, userName: 'member' }),
    )
    store.set(restoreSessionIntent)
    expect(store.get(sessionAtom)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a logout', () => {
  const home = () => Promise.resolve()

  it('tells the platform, keeps settings of the phone and removes data of the player', async () => {
    const kept = {
      language: 'EN',
      theme: 'light',
      hideDownloadBar: '1',
      haptics: 'off',
      digits: 'bengali',
    }
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    store.set(openSessionIntent, grant)
    sessionStorage.setItem('draft', 'of the player')
    answer({ success: true })
    await store.set(logoutIntent, home)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    const [, request] = fetched.mock.calls[0]!
    expect(request?.method).toBe('DELETE')
    expect(new Headers(request?.headers).get('Token')).toBe(token)
    expect(everyByte()).not.toContain(token)
    await vi.waitFor(() =>
      expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ ...kept, autoLogin: '0' }),
    )
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not depend on the platform', async () => {
    store.set(openSessionIntent, grant)
    fetched.mockRejectedValue(new TypeError('no network'))
    await store.set(logoutIntent, home)
    expect(store.get(sessionAtom)).toBeNull()
  })

  it('does not wait for the platform', async () => {
    store.set(openSessionIntent, grant)
    fetched.mockReturnValue(new Promise(() => undefined))
    await store.set(logoutIntent, home)
    expect(store.get(sessionAtom)).toBeNull()
  })

  it('removes the player before it navigates, and is not taken for an expired session', async () => {
    store.set(openSessionIntent, grant)
    refuse(401, 'session_expired')
    const before = toasts().length
    const way = Promise.withResolvers<void>()
    const told = store.set(logoutIntent, () => way.promise)
    expect(everyByte()).not.toContain(token)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    expect(store.get(sessionAtom)?.userName).toBe(grant.userName)
    way.resolve()
    await told
    expect(store.get(sessionAtom)).toBeNull()
    expect(toasts()).toHaveLength(before)
  })

  it.each(['searches', 'played'])('removes %s, whether or not its feature was loaded', (key) => {
    store.set(openSessionIntent, grant)
    localStorage.setItem(key, JSON.stringify(['ilish']))
    store.set(endSessionIntent)
    expect(everyByte()).not.toContain('ilish')
  })

  it('keeps the key of a money order with unknown outcome for the player’s next login', () => {
    store.set(openSessionIntent, grant)
    const key = newActKey()
    storeSentKey({ account: grant.userName, kind: 'deposit', key })
    store.set(endSessionIntent)
    expect(everyByte()).not.toContain(grant.userName)
    expect(sentKeyOf(grant.userName, 'deposit')).toBe(key)
    expect(sentKeyOf('other', 'deposit')).toBeNull()
  })

  it('tells every other store to remove the player', () => {
    const forget = vi.fn<() => void>()
    onSignOut(forget)
    store.set(openSessionIntent, grant)
    expect(forget).not.toHaveBeenCalled()
    store.set(endSessionIntent)
    expect(forget).toHaveBeenCalledOnce()
  })

  it('drops answers that arrive later', async () => {
    const wallet = (sumBalance: string) =>
      Response.json({ success: true, value: { sumBalance, currencySymbol: '৳', currency: 'BDT' } })
    const walletAtom = queryAtom(getWallet, () => ({}))
    const shown = vi.fn<(minor: number | undefined) => void>()
    const late = Promise.withResolvers<Response>()
    fetched.mockImplementation(() => late.promise)
    store.set(openSessionIntent, grant)
    const release = store.sub(walletAtom, () => shown(store.get(walletAtom).value?.balance))
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    fetched.mockImplementation(async () => wallet('7.00'))
    store.set(openSessionIntent, { ...grant, token: 'another-token-of-16', userName: 'other' })
    late.resolve(wallet('5.00'))
    await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(700))
    expect(shown).not.toHaveBeenCalledWith(500)
    release()
  })
})

describe('a 401', () => {
  it('ends the session everywhere and says so', async () => {
    store.set(openSessionIntent, grant)
    const epoch = store.get(epochAtom)
    refuse(401, 'session_expired')
    await call(getMember, {}).catch(() => undefined)
    expect(store.get(sessionAtom)).toBeNull()
    expect(everyByte()).not.toContain(token)
    expect(store.get(epochAtom)).toBeGreaterThan(epoch)
    expect(toasts()).toContain(loggedOut)
  })

  it('before the language has loaded is reported once it has', () => {
    i18n.loadAndActivate({ locale: '', messages: {} })
    store.set(openSessionIntent, grant)
    const before = toasts().length
    store.set(expireSessionIntent, token)
    expect(store.get(sessionAtom)).toBeNull()
    expect(toasts()).toHaveLength(before)
    i18n.activate('en')
    expect(toasts().at(-1)).toBe(loggedOut)
  })

  it('for an earlier token does not affect the present player', () => {
    store.set(openSessionIntent, grant)
    store.set(expireSessionIntent, 'a-token-of-the-past')
    expect(store.get(sessionAtom)?.token).toBe(token)
  })

  it('in the background check ends a restored session', async () => {
    store.set(openSessionIntent, grant)
    refuse(401, 'session_expired')
    const release = store.sub(memberAtom, () => undefined)
    await vi.waitFor(() => expect(store.get(sessionAtom)).toBeNull())
    release()
  })
})
