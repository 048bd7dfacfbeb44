import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { ServiceScreen } from './ServiceScreen.tsx'
import { ServiceWidget } from './widget/ServiceWidget.tsx'
import { storeServicesIntent } from './support.atoms.ts'
import { obscured } from './support.testing.ts'

const entry = (csType: string, csPosition: number, address: string) => ({
  csType,
  csPosition,
  path: obscured(address),
})
const customerService = [
  entry('LIVECHAT', 3, 'https://chat.mela.example/start'),
  entry('TELEGRAM 1', 2, 'https://t.me/mela_vip'),
  entry('CS', 1, 'mailto:help@mela.example'),
  entry('CS', 4, 'javascript:alert(1)'),
  { csType: 'FACEBOOK', csPosition: 5, path: 'broken' },
]

let info: object | Error
let listed: unknown
let asked: string[]

setUp()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  info = { customerService, whitelabel: { CBS3: true } }
  listed = new Error('no network')
  asked = platform({
    '/wps/system/status': () =>
      info instanceof Error ? info : { info, serverTime: '2026-04-14T00:00:00Z' },
    '/wps/system/customerService': () => listed,
  })
})

const channels = () => screen.findByRole('list', { name: 'Contact options' })
const hrefs = (within: HTMLElement) =>
  Array.from(within.querySelectorAll('a'), (link) => link.getAttribute('href'))

describe('the page of customer service', () => {
  it('lists working channels in the platform’s order, and reports the others', async () => {
    await visit(<ServiceScreen />)
    expect(hrefs(await channels())).toEqual([
      'mailto:help@mela.example',
      'https://t.me/mela_vip',
      'https://chat.mela.example/start',
    ])
    expect(vi.mocked(console.warn).mock.calls.flat().join()).toMatch(/CS at 4.*FACEBOOK at 5/)
    expect(vi.mocked(console.warn).mock.calls.flat().join()).not.toContain('alert')
  })

  it('requests the channels alone when the site’s info fails to load', async () => {
    info = new Error('no network')
    listed = [entry('WHATSAPP', 1, 'whatsapp://send?phone=880170')]
    await visit(<ServiceScreen />)
    expect(hrefs(await channels())).toEqual(['whatsapp://send?phone=880170'])
  })

  it('says so when nothing is known, with a retry', async () => {
    info = new Error('no network')
    await visit(<ServiceScreen />)
    expect(await screen.findByText('We cannot show the contacts right now')).toBeVisible()
    info = { customerService }
    const before = asked.length
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await channels()
    expect(asked.length).toBeGreaterThan(before)
  })

  it('shows the stored channels when loading fails', async () => {
    localStorage.setItem('customerService', JSON.stringify([entry('CS', 1, 'tel:+8802')]))
    info = new Error('no network')
    await visit(<ServiceScreen />)
    expect(hrefs(await channels())).toEqual(['tel:+8802'])
  })

  it('still offers help and feedback when there is no channel', async () => {
    info = { customerService: [] }
    await visit(<ServiceScreen />)
    expect(await screen.findByText('Nobody is available right now')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/m/feedback')
    expect(screen.getByRole('link', { name: 'Help center' })).toHaveAttribute('href', '/m/help')
  })

  it('offers one live chat: a guest the channel, a player the chat of this site', async () => {
    const chat = <button type="button">Live chat</button>
    await visit(<ServiceScreen chat={chat} />)
    expect(within(await channels()).getByText('Live chat')).toBeVisible()
    expect(screen.getAllByText('Live chat')).toHaveLength(1)
    logIn()
    expect(await screen.findByRole('button', { name: 'Live chat' })).toBeVisible()
    expect(screen.getAllByText('Live chat')).toHaveLength(1)
  })

  it('opens this site’s chat when there is no chat channel', async () => {
    info = { customerService: [entry('CS', 1, 'mailto:help@mela.example')] }
    await visit(<ServiceScreen chat={<button type="button">Live chat</button>} />)
    expect(await screen.findByRole('button', { name: 'Live chat' })).toBeVisible()
  })

  it('keeps the channels on the phone as soon as they are known', async () => {
    await visit(<ServiceScreen />)
    await channels()
    store.set(storeServicesIntent)
    expect(localStorage.getItem('customerService')).toBe(JSON.stringify(customerService))
    expect(store.get(siteAtom).value).toBeDefined()
  })
})

const onChat = vi.fn<() => void>()
const toggle = () => screen.findByRole('button', { name: /^Customer service/ })
const inTray = (name: RegExp) => screen.queryByRole('link', { name })

describe('the floating widget', () => {
  const show = (unread = 0) => visit(<ServiceWidget unread={unread} onChat={onChat} />)

  it('is not there without a channel', async () => {
    info = { customerService: [] }
    await show()
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument())
  })

  it('opens the list of channels, each with its name, and closes', async () => {
    await show()
    const button = await toggle()
    if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button)
    expect(inTray(/^Telegram, @mela_vip$/)).toHaveAttribute('href', 'https://t.me/mela_vip')
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(inTray(/Telegram/)).not.toBeInTheDocument()
    expect(localStorage.getItem('serviceWidget')).toBe('closed')
    await userEvent.click(button)
    expect(localStorage.getItem('serviceWidget')).toBe('open')
  })

  it('closes on a touch elsewhere or a scroll, without storing that as a choice', async () => {
    await show()
    const button = await toggle()
    if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button)
    await userEvent.pointer({ keys: '[TouchA]', target: inTray(/^Telegram/) ?? button })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.pointer({ keys: '[TouchA]', target: document.body })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    fireEvent.scroll(document)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(localStorage.getItem('serviceWidget')).toBe('open')
    await userEvent.click(button)
  })

  it('opens this site’s chat for a player, and the channel for a guest', async () => {
    await show()
    const chat = await screen.findByRole('link', { name: /^Live chat/ })
    chat.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(chat)
    expect(onChat).not.toHaveBeenCalled()
    logIn()
    await userEvent.click(await screen.findByRole('link', { name: /^Live chat/ }))
    expect(onChat).toHaveBeenCalledOnce()
  })

  it('shows the unread count of the chat, 99+ above 99', async () => {
    await show(120)
    expect(await screen.findByText('99+')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /Live chat.*120 unread/ })).toBeInTheDocument()
  })
})
