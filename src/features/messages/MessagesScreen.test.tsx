import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient, store } from '#net/query/queryClient.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { platform } from '#testing/platform.ts'
import { arrive, leave, logIn, setUp, visit } from '#testing/visit.tsx'
import { useLinkGate } from '#shell/route/useLinkGate.ts'
import { MessagesScreen } from './MessagesScreen.tsx'
import { UnreadSync } from './unread/UnreadSync.tsx'

let isChatOn: boolean
let hasInbox: boolean
let counts: { inbox: number; chat: number }
let asked: readonly string[]
const onChat = vi.fn<() => void>()

const site = () => ({
  info: {
    whitelabel: { CBS3: isChatOn, COMM3: hasInbox },
    resources: [
      { resourceType: 'TELEGRAM', url: 'https://t.me/mela' },
      { resourceType: 'AFFILIATELINK', url: 'javascript:alert(1)' },
    ],
  },
  serverTime: 0,
})

setUp()
beforeEach(() => {
  queryClient.clear()
  isChatOn = true
  hasInbox = true
  counts = { inbox: 120, chat: 99 }
  asked = platform({
    '/wps/system/status': site,
    '/wps/announcement/list': () => ({
      player: ['1', '2'].map((id) => ({ id, title: 'News', content: '', time: 0 })),
    }),
    '/wps/announcement/read': () => ['1'],
    '/wps/relay/inbox/unread': () => ({ unReadCount: counts.inbox }),
    '/wps/relay/inbox/unread/personal': () => ({ unReadCount: 0 }),
    '/wps/relay/chat/unread': () => ({ unReadCount: counts.chat }),
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
})

function Screen() {
  useLinkGate()
  return <MessagesScreen onChat={onChat} />
}

const show = () => visit(<Screen />)
const countedAt = (path: string) => asked.filter((call) => call === `GET ${path}`).length

describe('the message centre', () => {
  it('has no chat when the site has none, and requests no count', async () => {
    isChatOn = false
    logIn()
    await show()
    await screen.findByRole('link', { name: /Telegram/ })
    expect(screen.queryByText('Live chat')).not.toBeInTheDocument()
    expect(countedAt('/wps/relay/chat/unread')).toBe(0)
  })

  it('has no inbox when the site has none', async () => {
    hasInbox = false
    logIn()
    await show()
    await waitFor(() => expect(screen.queryByText('Inbox')).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: /Announcements/ })).toBeVisible()
  })

  it('marks the open section', async () => {
    logIn()
    const { go } = await visit(null, {}, <MessagesScreen onChat={onChat} />)
    await go('/m/webEmail?id=6')
    const inbox = await screen.findByRole('link', { name: /Inbox/ })
    expect(inbox).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: /Announcements/ })).not.toHaveAttribute('aria-current')
  })

  it('shows a member every section with its unread count, 99+ above 99', async () => {
    logIn()
    await show()
    const inbox = await screen.findByRole('link', { name: /Inbox.*120 unread/ })
    expect(inbox).toHaveAttribute('href', '/m/webEmail')
    expect(inbox).toHaveTextContent('99+')
    expect(screen.getByRole('link', { name: /Announcements.*1 unread/ })).toHaveAttribute(
      'href',
      '/m/notice',
    )
    const chat = await screen.findByRole('button', { name: /Live chat.*99 unread/ })
    expect(chat).not.toHaveTextContent('99+')
    fireEvent.click(chat)
    expect(onChat).toHaveBeenCalledOnce()
  })

  it('opens the messaging app, and no forbidden address', async () => {
    await show()
    const telegram = await screen.findByRole('link', { name: /Telegram/ })
    expect(telegram).toHaveAttribute('href', 'https://t.me/mela')
    fireEvent.click(telegram)
    expect(store.get(confirmationAtom)?.title).toBe('Go to t.me?')
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    store.get(confirmationAtom)?.answer(true)
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    open.mockRestore()
    expect(screen.queryByText('Affiliate service')).not.toBeInTheDocument()
  })

  it.each([undefined, 4])('is not read without a real account: type %s', async (type) => {
    if (type !== undefined) logIn(type)
    await show()
    await screen.findByRole('link', { name: /Telegram/ })
    expect(screen.getByRole('link', { name: /Inbox/ })).not.toHaveTextContent(/\d/)
    expect(asked.filter((call) => call.includes('unread'))).toEqual([])
  })
})

describe('the unread count', () => {
  it('is shown on the app icon, and removed at sign-out', async () => {
    const setAppBadge = vi.fn<(count?: number) => Promise<void>>(async () => undefined)
    const clearAppBadge = vi.fn<() => Promise<void>>(async () => undefined)
    Object.assign(navigator, { setAppBadge, clearAppBadge })
    logIn()
    await visit(<UnreadSync pathname="/m/home" />)
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1 + 120 + 99))
    clearAppBadge.mockClear()
    leave()
    arrive()
    await visit(<UnreadSync pathname="/m/home" />)
    expect(clearAppBadge).toHaveBeenCalled()
  })

  it('is read again when the tab becomes visible, once for several triggers', async () => {
    logIn()
    await visit(<UnreadSync pathname="/m/home" />)
    await waitFor(() => expect(countedAt('/wps/relay/inbox/unread')).toBe(1))
    counts = { inbox: 1, chat: 0 }
    vi.useFakeTimers()
    for (let times = 0; times < 5; times++)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('online'))
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(countedAt('/wps/relay/inbox/unread')).toBeGreaterThan(1)
    expect(countedAt('/wps/relay/inbox/unread')).toBeLessThanOrEqual(3)
  })

  it('follows what another tab has read', async () => {
    logIn()
    await visit(<UnreadSync pathname="/m/home" />)
    await waitFor(() => expect(countedAt('/wps/relay/inbox/unread')).toBe(1))
    const other = new BroadcastChannel('mela-unread')
    other.postMessage('changed')
    await waitFor(() => expect(countedAt('/wps/relay/inbox/unread')).toBe(2))
    other.close()
  })
})
