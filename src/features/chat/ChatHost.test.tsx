import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isBusy } from '#device/page/busy.ts'
import { preload } from '#net/query/preload.ts'
import { store } from '#net/query/queryClient.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { cancelToast, toastsAtom } from '#ui/feedback/toasts.ts'
import { timedToasts, toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { accountForAtom } from '#features/session/session.guard.ts'
import { endSessionIntent } from '#features/session/session.atoms.ts'
import { ChatCard } from './ChatCard.tsx'
import { ChatHost } from './ChatHost.tsx'
import { useOpenChat } from './useOpenChat.ts'
import { embedPermissions } from '#ui/feedback/embedPermissions.ts'

const origin = 'https://chat.example'
const chatUrl = `${origin}/chat#ticket=a-ticket-of-sixteen`
const launchPath = '/wps/relay/chat/launch'
const site = (isOn = true) => ({
  info: {
    whitelabel: { CBS3: isOn },
    chatHosts: [origin],
    mainDomain: 'mela.example',
  },
  serverTime: 0,
})

setUp()
beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(null))

async function show(launch: () => unknown = () => ({ chatUrl })) {
  const asked = platform({
    '/wps/system/status': () => site(),
    '/wps/relay/chat/unread': () => ({ unReadCount: 0 }),
    [launchPath]: launch,
  })
  await preload(siteAtom)
  const screenOf = await visit(
    <>
      <ChatCard unread={3} />
      <ChatHost />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Live chat/ }))
  return { asked, ...screenOf }
}

const frame = () =>
  waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found) throw new Error('no frame yet')
    return found
  })

const postMessage = vi.fn<Window['postMessage']>()
const chatWindow = { postMessage }

const say = async (data: unknown, from = origin, source: object = chatWindow) => {
  Object.defineProperty(await frame(), 'contentWindow', { value: chatWindow })
  const event = new MessageEvent('message', { data, origin: from })
  Object.defineProperty(event, 'source', { value: source })
  // The iframe may be mounted before the page listens.
  await act(async () => undefined)
  await act(async () => void window.dispatchEvent(event))
}
const lastToast = () => toasts().at(-1)
const opening = 'Opening the chat…'

describe('the live chat', () => {
  it('opens in a sandboxed frame, and is given language, colour, title and return address', async () => {
    logIn()
    const { asked } = await show()
    const element = await frame()
    expect(element).toHaveAttribute('src', chatUrl)
    expect(element).toHaveAttribute('sandbox', embedPermissions.sandbox.join(' '))
    expect(element).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(asked.find((call) => call.includes(launchPath))).toBe(
      `GET ${launchPath}?b2c=1&backUrl=%2F&headerColor=%23171a2e&language=BN&module=CBS3&title=Live+chat`,
    )
    await waitFor(() => expect(isBusy()).toBe(true))
    await waitFor(() => expect(toasts().join()).not.toContain(opening))
  })

  it('says so when the answer has no address', async () => {
    logIn()
    await show(() => ({ chatUrl: '' }))
    await waitFor(() => expect(lastToast()).toBe('fail: The requested url is empty'))
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('listens to its own origin and window only', async () => {
    logIn()
    await show()
    await frame()
    await say({ type: 'mela:opened' }, 'https://evil.example')
    await say({ type: 'mela:opened' }, origin, {})
    await say({ type: 'else' })
    expect(screen.getByText(opening)).toBeInTheDocument()
    await say({ type: 'mela:opened' })
    expect(screen.queryByText(opening)).not.toBeInTheDocument()
  })

  it('is told the player’s digits once it is ready', async () => {
    localStorage.setItem('digits', 'bengali')
    logIn()
    await show()
    await say({ type: 'mela:ready' })
    const settings = { type: 'mela:settings', digits: 'bengali' }
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(settings, origin)
  })

  it('is closed by the player, and the unread count is read again', async () => {
    logIn()
    await show()
    await frame()
    fireEvent.click(screen.getByRole('button', { name: 'Close the chat', hidden: true }))
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
    expect(isBusy()).toBe(false)
  })

  it('says when it is over, and can be opened again', async () => {
    logIn()
    let launches = 0
    await show(() => ({ chatUrl: `${chatUrl}${++launches}` }))
    await say({ type: 'mela:failed', code: 'ticket_expired' })
    await screen.findByText('This chat has ended. Open it again to continue.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }))
    await waitFor(async () => expect(await frame()).toHaveAttribute('src', `${chatUrl}2`))
  })

  it('closes when the player signs out', async () => {
    logIn()
    await show()
    await frame()
    act(() => store.set(endSessionIntent))
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
  })
})

describe('opening the chat', () => {
  it('sends a guest to the login and back', async () => {
    const { at, asked } = await show()
    await waitFor(() => expect(at()).toBe('/m/login?next=%2F'))
    expect(asked.filter((call) => call.includes(launchPath))).toEqual([])
  })

  it('offers a trial player an account', async () => {
    logIn(41)
    const { asked } = await show()
    await waitFor(() => expect(store.get(accountForAtom)).toBe('/'))
    expect(asked.filter((call) => call.includes(launchPath))).toEqual([])
  })

  it('names customer service for two seconds when the site has no chat', async () => {
    const Opener = () => (
      <button type="button" onClick={useOpenChat()}>
        Open
      </button>
    )
    logIn()
    platform({ '/wps/system/status': () => site(false) })
    await preload(siteAtom)
    await visit(<Opener />)
    fireEvent.click(await screen.findByRole('button', { name: 'Open' }))
    expect(timedToasts()).toEqual(['info: Contact customer service, 2000'])
  })

  it('opens one chat on a double tap', async () => {
    logIn()
    const { asked } = await show()
    fireEvent.click(screen.getByRole('button', { name: /^Live chat/ }))
    await frame()
    expect(asked.filter((call) => call.includes(launchPath))).toHaveLength(1)
  })

  it('can be cancelled while it is loading', async () => {
    logIn()
    await show(() => new Promise(() => undefined))
    await waitFor(() => expect(lastToast()).toBe(`loading: ${opening}`))
    act(() => store.get(toastsAtom).forEach(cancelToast))
    await waitFor(() => expect(toasts().join()).not.toContain(opening))
    expect(document.querySelector('iframe')).toBeNull()
  })

  it.each([
    [new Refused(403, 'not_permitted'), /^fail: .* does not have permission/],
    [new Error('offline'), /^offline: We cannot be reached/],
    [{ chatUrl: 'nonsense' }, /^fail: Loading failed/],
    [{ chatUrl: 'javascript:alert(1)' }, /^fail: .* cannot be opened/],
  ])('the language %o is sent as %s', async (answer, said) => {
    logIn()
    await show(() => answer)
    await waitFor(() => expect(lastToast()).toMatch(said))
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('offers a new window for a chat that may not be framed', async () => {
    logIn()
    const elsewhere = 'https://elsewhere.example/chat'
    await show(() => ({ chatUrl: elsewhere }))
    await waitFor(() => expect(store.get(confirmationAtom)?.text).toContain('elsewhere.example'))
    expect(window.open).not.toHaveBeenCalled()
    await act(async () => store.get(confirmationAtom)?.answer(true))
    expect(window.open).toHaveBeenCalledExactlyOnceWith(elsewhere, '_blank', 'noopener,noreferrer')
    expect(document.querySelector('iframe')).toBeNull()
  })
})
