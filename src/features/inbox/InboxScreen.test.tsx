import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { arrive, leave, logIn, setUp, visit } from '#testing/visit.tsx'
import { InboxScreen } from './InboxScreen.tsx'

const message = (id: number, change = {}) => ({
  id,
  title: `Message ${id}`,
  content: `<p>About <b>${id}</b></p>`,
  time: 1_700_000_000_000,
  read: 0,
  personal: 0,
  ...change,
})
let messages: ReturnType<typeof message>[]
let answers: Record<string, (query: URLSearchParams, method: string) => unknown>
let asked: readonly string[]

const paths = {
  list: '/wps/relay/inbox/list',
  one: '/wps/relay/inbox/message',
  read: '/wps/relay/inbox/read',
  readAll: '/wps/relay/inbox/readAll',
  restore: '/wps/relay/inbox/restore',
}
const otherTab = new BroadcastChannel('mela-unread')
const unread = () => ({ unReadCount: messages.filter(({ read }) => !read).length })

setUp()
beforeEach(() => {
  messages = [message(3), message(2, { personal: 1 }), message(1, { read: 1 })]
  answers = {
    [paths.list]: (query) => ({
      list: messages.filter(({ personal }) => query.get('scope') === 'ALL' || personal),
      next: null,
      totalCount: messages.length,
    }),
    [paths.one]: (query, method) =>
      method === 'DELETE'
        ? { success: true }
        : (messages.find(({ id }) => String(id) === query.get('id')) ??
          new Refused(404, 'not_found')),
    [paths.read]: () => ({ success: true }),
    [paths.readAll]: () => ({ success: true }),
    [paths.restore]: () => ({ success: true }),
    '/wps/relay/inbox/unread': unread,
    '/wps/relay/inbox/unread/personal': () => ({ unReadCount: 1 }),
  }
  asked = platform(answers)
  logIn()
})

const show = (search: { id?: string; tab?: 'personal' } = {}) =>
  visit(<InboxScreen id={search.id} tab={search.tab} Settings={() => null} />)
const row = (title: string) => screen.findByRole('link', { name: new RegExp(`^${title}`) })
const postsTo = (path: string) => asked.filter((call) => call === `POST ${path}`)

describe('the inbox', () => {
  it('shows the first words of each message, and which ones are unread', async () => {
    await show()
    expect(await row('Message 3')).toHaveTextContent(/Unread.*About 3/)
    expect(await row('Message 1')).not.toHaveTextContent('Unread')
    expect(await screen.findByRole('tab', { name: /^All messages ?, 2 unread$/ })).toBeVisible()
    expect(screen.getByRole('tab', { name: /^Personal ?, 1 unread$/ })).toBeVisible()
  })

  it('has a tab for personal messages', async () => {
    await show({ tab: 'personal' })
    await row('Message 2')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('marks all as read at once, up to the newest one seen', async () => {
    await show()
    await row('Message 3')
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }))
    await waitFor(() => expect(screen.queryByText(/Unread/)).not.toBeInTheDocument())
    expect(postsTo(paths.readAll)).toHaveLength(1)
    await waitFor(() => expect(toasts()).toEqual(['success: All read']))
  })

  it('reverts the marks when the platform refuses', async () => {
    answers[paths.readAll] = () => new Error('offline')
    await show()
    await row('Message 3')
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }))
    await waitFor(() => expect(toasts().at(-1)).toMatch(/^offline:/))
    expect(screen.getAllByText(/Unread/)).not.toHaveLength(0)
  })

  it('follows what another tab reads and deletes', async () => {
    await show()
    await row('Message 3')
    messages = [message(2, { personal: 1, read: 1 }), message(1, { read: 1 })]
    otherTab.postMessage('changed')
    await waitFor(() => expect(screen.queryByText('Message 3')).not.toBeInTheDocument())
    expect(screen.queryByText(/Unread/)).not.toBeInTheDocument()
  })

  it.each([
    [{}, 'Your inbox is empty'],
    [{ tab: 'personal' as const }, 'No personal messages yet'],
  ])('that is empty says so: %j', async (search, sentence) => {
    messages = []
    await show(search)
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('says that it needs a connection, and loads when there is one', async () => {
    const list = answers[paths.list]!
    answers[paths.list] = () => new Error('offline')
    await show()
    expect(await screen.findByText('Your inbox needs a connection')).toBeVisible()
    answers[paths.list] = list
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row('Message 3')).toBeVisible()
  })

  it('draws only the messages near the screen, of 2,000', async () => {
    messages = Array.from({ length: 2000 }, (_, index) => message(2000 - index))
    await show()
    await row('Message 2000')
    const items = screen.getAllByRole('listitem')
    expect(items.length).toBeLessThan(60)
    expect(items[0]).toHaveAttribute('aria-setsize', '2000')
  })

  it('sends no request for a trial user', async () => {
    logIn(4)
    const before = asked.length
    vi.useFakeTimers()
    await show()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked.slice(before).filter((call) => call.includes('inbox'))).toEqual([])
  })
})

describe('a message', () => {
  it('is marked as read when it is opened, with one request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await show({ id: '3' })
    expect(await screen.findByRole('heading', { name: 'Message 3' })).toBeVisible()
    expect(await screen.findByText('3')).toBeVisible()
    await waitFor(() => expect(postsTo(paths.read)).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(postsTo(paths.read)).toHaveLength(1)
  })

  it('that is not in the list is requested by itself', async () => {
    const list = messages
    answers[paths.list] = () => ({ list: list.slice(0, 1), next: 3, totalCount: 3 })
    await show({ id: '1' })
    expect(await screen.findByRole('heading', { name: 'Message 1' })).toBeVisible()
  })

  it('that is gone says so, with a link back', async () => {
    await show({ id: '99' })
    expect(await screen.findByText('This message is no longer available')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the inbox' })).toHaveAttribute(
      'href',
      '/m/webEmail',
    )
  })

  it('is deleted after a confirmation', async () => {
    const { at } = await show({ id: '3' })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(store.get(confirmationAtom)?.text).toBe('Message 3'))
    await act(async () => store.get(confirmationAtom)?.answer(false))
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
    await act(async () => store.get(confirmationAtom)?.answer(true))
    await waitFor(() => expect(at()).toBe('/m/webEmail'))
    expect(asked.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
    await show()
    await row('Message 2')
    expect(screen.queryByRole('link', { name: /^Message 3/ })).not.toBeInTheDocument()
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }))
    expect(await row('Message 3')).toBeVisible()
    expect(postsTo(paths.restore)).toHaveLength(1)
    await waitFor(() => expect(toasts()).toContain('success: Message restored'))
  })

  it('comes back with a message when it could not be deleted', async () => {
    const one = answers[paths.one]!
    answers[paths.one] = (query, method) =>
      method === 'DELETE' ? new Error('offline') : one(query, method)
    await show({ id: '3' })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
    await act(async () => store.get(confirmationAtom)?.answer(true))
    await waitFor(() => expect(toasts().at(-1)).toMatch(/^offline:/))
    await show()
    expect(await row('Message 3')).toBeVisible()
  })
})

it('nothing of the inbox is left in memory after a sign-out', async () => {
  await show()
  await row('Message 3')
  leave()
  arrive()
  logIn()
  answers[paths.list] = () => ({ list: [], next: null, totalCount: 0 })
  platform(answers)
  await show()
  expect(await screen.findByText('Your inbox is empty')).toBeVisible()
})
