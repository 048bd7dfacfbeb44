import { confirm, confirmationAtom } from '#ui/overlay/confirmation.ts'
import { describe, expect, it, vi } from 'vitest'
import { getMember } from '#api/account/member.ts'
import { call } from '#net/call.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { store } from '#net/query/queryClient.ts'
import { endSessionIntent, openSessionIntent, sessionAtom } from './session.atoms.ts'
import { fetched, grant, loggedOut, setUpSession } from './session.testing.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'

setUpSession()

const otherTab = new BroadcastChannel('mela')

describe('another tab', () => {
  it('that signs out signs this one out', async () => {
    store.set(openSessionIntent, grant)
    localStorage.removeItem('MC_SESSION_INFO')
    otherTab.postMessage({ type: 'signed-out' })
    await vi.waitFor(() => expect(store.get(sessionAtom)).toBeNull())
    expect(sessionStorage).toHaveLength(0)
    expect(toasts()).toContain(loggedOut)
  })

  it('that signs in as another player is followed', async () => {
    store.set(openSessionIntent, grant)
    const other = {
      ...grant,
      token: 'another-token-of-16',
      userName: 'rahim',
      merchantCode: 'mela01',
    }
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(other))
    otherTab.postMessage({ type: 'signed-in', account: 'rahim' })
    await vi.waitFor(() => expect(store.get(sessionAtom)?.userName).toBe('rahim'))
    expect(toasts()).toContain('info: Signed in as rahim')
  })

  it('keeps its newer token when the older one expires here, and this one takes it over', async () => {
    store.set(openSessionIntent, grant)
    const newer = { ...grant, token: 'another-token-of-16', merchantCode: 'mela01' }
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(newer))
    const before = toasts().length
    fetched.mockImplementation(async () =>
      Response.json({ success: false, code: 'session_expired' }, { status: 401 }),
    )
    await call(getMember, {}).catch(() => undefined)
    expect(store.get(sessionAtom)?.token).toBe(newer.token)
    expect(store.get(credentialsAtom)?.token).toBe(newer.token)
    expect(localStorage.getItem('MC_SESSION_INFO')).toContain(newer.token)
    expect(toasts()).toHaveLength(before)
  })

  it('that clears the whole storage signs this one out', () => {
    store.set(openSessionIntent, grant)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(store.get(sessionAtom)).toBeNull()
    expect(toasts()).toContain(loggedOut)
  })

  it('that signs in after a logout there wins, and so does a login here', async () => {
    store.set(openSessionIntent, grant)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(toasts()).toContain(loggedOut)
    const other = { ...grant, userName: 'rahim', merchantCode: 'mela01' }
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(other))
    otherTab.postMessage({ type: 'signed-in', account: 'rahim' })
    await vi.waitFor(() => expect(toasts()).toContain('info: Signed in as rahim'))
    expect(toasts()).not.toContain(loggedOut)

    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(toasts()).toContain(loggedOut)
    expect(toasts()).not.toContain('info: Signed in as rahim')
    store.set(openSessionIntent, grant)
    expect(toasts()).not.toContain(loggedOut)
  })

  it('is told of a logout here', async () => {
    const heard = vi.fn<(data: unknown) => void>()
    otherTab.onmessage = ({ data }) => heard(data)
    store.set(openSessionIntent, grant)
    store.set(endSessionIntent)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ type: 'signed-out' }))
  })
})

describe('a page restored by the browser', () => {
  it('does not show a player who has signed out meanwhile', () => {
    store.set(openSessionIntent, grant)
    localStorage.removeItem('MC_SESSION_INFO')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(store.get(sessionAtom)).toBeNull()
  })
})

it('a dialog for a player who has signed out closes, so that nobody else can answer it', async () => {
  store.set(openSessionIntent, grant)
  const answered = confirm({ title: 'Exclude yourself?', confirm: 'Yes', cancel: 'No' })
  store.set(openSessionIntent, { ...grant, userName: 'other' })
  expect(await answered).toBe(false)
  expect(store.get(confirmationAtom)).toBeNull()
})
