import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMember, getWallet } from '#api/account/member.ts'
import { call } from '#net/call.ts'
import { credentialsAtom, epochAtom } from '#net/session/credentials.ts'
import { queryAtom } from '#net/query/query.ts'
import { store } from '#net/query/queryClient.ts'
import {
  endSessionIntent,
  isLapsedAtom,
  openSessionIntent,
  sessionAtom,
  settlePasswordIntent,
  temporaryPasswordAtom,
} from './session.atoms.ts'
import { fetched, grant, loggedOut, setUpSession, token } from './session.testing.ts'
import { leaveSessionIntent } from './session.watch.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'

let isForm = false
setUpSession(() => isForm)

const otherTab = new BroadcastChannel('mela')
const another = { ...grant, token: 'another-token-of-16' }
const everyByte = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
const refuse = () =>
  fetched.mockImplementation(async () =>
    Response.json({ success: false, code: 'session_expired' }, { status: 401 }),
  )
const expire = async () => {
  refuse()
  await call(getMember, {}).catch(() => undefined)
}

describe('a session that expires while a form is open', () => {
  beforeEach(() => void (isForm = true))
  afterEach(() => void (isForm = false))

  it('removes its token from every store, and keeps the player’s screen', async () => {
    store.set(openSessionIntent, grant)
    sessionStorage.setItem('draft', 'half a sentence')
    await expire()
    expect(store.get(isLapsedAtom)).toBe(true)
    expect(store.get(sessionAtom)?.userName).toBe('member')
    expect(store.get(credentialsAtom)).toBeNull()
    expect(everyByte()).not.toContain(token)
    expect(sessionStorage.getItem('draft')).toBe('half a sentence')
  })

  it('keeps the screen’s data, and goes on after the player has signed in again', async () => {
    const wallet = { sumBalance: '5.00', currencySymbol: '৳', currency: 'BDT' }
    const walletAtom = queryAtom(getWallet, () => ({}))
    const unsubscribe = store.sub(walletAtom, () => undefined)
    fetched.mockImplementation(async () => Response.json({ success: true, value: wallet }))
    store.set(openSessionIntent, grant)
    await vi.waitFor(() => expect(store.get(walletAtom).value?.balance).toBe(500))
    const epoch = store.get(epochAtom)
    await expire()
    expect(store.get(walletAtom).value?.balance).toBe(500)
    store.set(openSessionIntent, another)
    expect(store.get(isLapsedAtom)).toBe(false)
    expect(store.get(epochAtom)).toBe(epoch)
    expect(store.get(walletAtom).value?.balance).toBe(500)
    expect(store.get(credentialsAtom)?.token).toBe(another.token)
    unsubscribe()
  })

  it('sends no private request until then', async () => {
    store.set(openSessionIntent, grant)
    await expire()
    fetched.mockClear()
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'not_logged_in' })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('keeps nothing of the first player when another one signs in', async () => {
    store.set(openSessionIntent, grant)
    sessionStorage.setItem('draft', 'half a sentence')
    await expire()
    const epoch = store.get(epochAtom)
    store.set(openSessionIntent, { ...another, userName: 'rahim' })
    expect(store.get(epochAtom)).toBeGreaterThan(epoch)
    expect(sessionStorage.getItem('draft')).toBeNull()
  })

  it('ends when the player cancels', async () => {
    store.set(openSessionIntent, grant)
    sessionStorage.setItem('draft', 'half a sentence')
    await expire()
    store.set(leaveSessionIntent)
    expect(store.get(sessionAtom)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
    expect(toasts()).toContain(loggedOut)
  })

  it('that expires in another tab waits for the login here, too', async () => {
    store.set(openSessionIntent, grant)
    localStorage.removeItem('MC_SESSION_INFO')
    otherTab.postMessage({ type: 'lapsed' })
    await vi.waitFor(() => expect(store.get(isLapsedAtom)).toBe(true))
  })

  it('is announced to other tabs once, however many answers say so', async () => {
    store.set(openSessionIntent, grant)
    const heard = vi.fn<(data: unknown) => void>()
    new BroadcastChannel('mela').onmessage = ({ data }) => heard(data)
    await Promise.all([expire(), expire()])
    store.set(endSessionIntent)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ type: 'signed-out' }))
    expect(heard.mock.calls).toEqual([[{ type: 'lapsed' }], [{ type: 'signed-out' }]])
  })

  it('that expires in another tab does not affect a guest here', async () => {
    const delivered = new Promise((resolve) => {
      new BroadcastChannel('mela').onmessage = resolve
    })
    otherTab.postMessage({ type: 'lapsed' })
    await delivered
    expect(store.get(isLapsedAtom)).toBe(false)
  })

  it('goes on here when the player signs in again in another tab', async () => {
    store.set(openSessionIntent, grant)
    await expire()
    const stored = { ...another, merchantCode: 'mela01' }
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(stored))
    otherTab.postMessage({ type: 'signed-in', account: 'member' })
    await vi.waitFor(() => expect(store.get(isLapsedAtom)).toBe(false))
    expect(store.get(sessionAtom)?.token).toBe(another.token)
  })

  it('does not wait for the login when the player signs out elsewhere', async () => {
    store.set(openSessionIntent, grant)
    localStorage.setItem('autoLogin', '0')
    localStorage.removeItem('MC_SESSION_INFO')
    dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' }))
    expect(store.get(sessionAtom)).toBeNull()
  })

  it('ends at once when it was a trial', async () => {
    store.set(openSessionIntent, { ...grant, type: 4 })
    await expire()
    expect(store.get(sessionAtom)).toBeNull()
    expect(toasts()).toContain('info: Your free trial is over')
  })
})

describe('a temporary password', () => {
  it('is kept until the player has chosen one, in memory only', () => {
    store.set(openSessionIntent, { ...grant, firstTimeLogin: true })
    store.set(temporaryPasswordAtom, 'Fresh#2468')
    expect(everyByte()).not.toContain('Fresh#2468')
    store.set(settlePasswordIntent)
    expect(store.get(temporaryPasswordAtom)).toBeNull()
    expect(store.get(sessionAtom)?.firstTimeLogin).toBe(false)
    expect(localStorage.getItem('MC_SESSION_INFO')).toContain('"firstTimeLogin":false')
  })

  it('is removed at sign-out', () => {
    store.set(openSessionIntent, { ...grant, firstTimeLogin: true })
    store.set(temporaryPasswordAtom, 'Fresh#2468')
    store.set(leaveSessionIntent)
    expect(store.get(temporaryPasswordAtom)).toBeNull()
  })
})
