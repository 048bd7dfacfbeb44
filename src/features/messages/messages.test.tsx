import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { NoticeTicker } from './ticker/NoticeTicker.tsx'
import { NoticesScreen } from './notices/NoticesScreen.tsx'
import { unreadNoticesAtom } from './notices/announcements.atoms.ts'

const notice = (id: number, title: string) => ({
  id,
  title,
  content: `<p>About ${title}</p>`,
  time: 0,
})
const twoNotices = { player: [notice(1, 'Welcome'), notice(2, 'Cricket weekend')] }
let announcements: () => unknown
let whitelabel: Record<string, boolean>
let agent: () => unknown
let read: unknown[]
let asked: readonly string[]

setUp()
beforeEach(() => {
  announcements = () => twoNotices
  whitelabel = {}
  agent = () => ({ agent: [notice(7, 'Commission')] })
  read = []
  asked = platform({
    '/wps/announcement/popular': () => ({ list: [{ id: 2, title: 'Cricket weekend' }] }),
    '/wps/announcement/agent': () => agent(),
    '/wps/system/status': () => ({ serverTime: 0, info: { whitelabel } }),
    '/wps/announcement/list': () => announcements(),
    '/wps/announcement/read': (_, method) => {
      if (method === 'GET') return read
      read = [...read, 2]
      return { success: true }
    },
  })
})

describe('the ticker', () => {
  it('links each announcement to its place in the list', async () => {
    await visit(<NoticeTicker />)
    const links = await screen.findAllByRole('link', { name: 'Cricket weekend' })
    expect(links[0]).toHaveAttribute('href', '/m/notice?i=1')
  })

  it('starts with popular ones', async () => {
    await visit(<NoticeTicker />)
    await expect
      .poll(() => screen.getAllByRole('link').map(({ textContent }) => textContent))
      .toEqual(['Cricket weekend', 'Welcome'])
  })

  it('shows numbers in the player’s digits, and sets the language of a foreign text', async () => {
    localStorage.setItem('digits', 'bengali')
    announcements = () => ({ player: [notice(1, '৳ 500 বোনাস'), notice(2, 'Cricket weekend')] })
    await act(async () => store.set(activateLanguageIntent, 'BN'))
    await visit(<NoticeTicker />)
    expect((await screen.findAllByText('৳ ৫০০ বোনাস'))[0]).toBeVisible()
    expect(screen.getAllByText('Cricket weekend')[0]).toHaveAttribute('lang', 'en')
  })

  it('says so when there is no announcement', async () => {
    announcements = () => ({})
    await visit(<NoticeTicker />)
    expect(await screen.findByText('No announcements')).toBeVisible()
  })

  it('keeps its place and offers a retry when loading fails', async () => {
    announcements = () => new Error('offline')
    await visit(<NoticeTicker />)
    announcements = () => twoNotices
    fireEvent.click(await screen.findByRole('button', { name: 'Loading failed, click to retry' }))
    expect(await screen.findAllByRole('link', { name: 'Welcome' })).not.toHaveLength(0)
  })

  it('sends one request, at the address that the page has preloaded', async () => {
    await visit(<NoticeTicker />)
    await screen.findAllByRole('link', { name: 'Welcome' })
    expect(asked.filter((call) => call.includes('/list'))).toEqual([
      'GET /wps/announcement/list?groupName=m_home%2Cm_live&language=BN&merchantCode=mela01&platform=M&types=B%2CPL%2CPU',
    ])
  })
})

describe('the announcements', () => {
  const rowOf = (title: string) => screen.getByText(title).closest('details')
  const open = (title: string) => {
    const details = rowOf(title)
    if (!details) throw new Error(`No row ${title}`)
    details.open = true
    fireEvent(details, new Event('toggle'))
  }

  it('open at the one that was tapped', async () => {
    await visit(<NoticesScreen openAt={1} />)
    await screen.findByText('Cricket weekend')
    expect(rowOf('Cricket weekend')).toHaveAttribute('open')
    expect(rowOf('Welcome')).not.toHaveAttribute('open')
    expect(await screen.findByText('About Cricket weekend')).toBeVisible()
  })

  it('mark the one they open at as read without a toggle event', async () => {
    logIn()
    await visit(<NoticesScreen openAt={1} />)
    await expect.poll(() => asked).toContain('POST /wps/announcement/read')
    await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(1))
  })

  it('are all drawn, however many there are', async () => {
    const many = Array.from({ length: 70 }, (_, index) => notice(index + 1, `News ${index + 1}`))
    announcements = () => ({ player: many })
    await visit(<NoticesScreen openAt={60} />)
    expect(await screen.findByText('About News 61')).toBeVisible()
    expect(await screen.findByText('News 70')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(70)
  })

  it('are marked as read when a player opens them, with one request', async () => {
    logIn()
    await visit(<NoticesScreen openAt={undefined} />)
    await screen.findByText('Cricket weekend')
    await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(2))
    vi.useFakeTimers()
    open('Cricket weekend')
    expect(within(rowOf('Cricket weekend')!).queryByText('Unread')).not.toBeInTheDocument()
    expect(store.get(unreadNoticesAtom)).toBe(1)
    open('Cricket weekend')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  it('have no marks for a guest', async () => {
    await visit(<NoticesScreen openAt={undefined} />)
    await screen.findByText('Welcome')
    expect(screen.queryByText('Unread')).not.toBeInTheDocument()
    vi.useFakeTimers()
    open('Welcome')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(0)
  })

  it('include labelled ones for an agent, which a guest does not see', async () => {
    await visit(<NoticesScreen openAt={undefined} />)
    await screen.findByText('Welcome')
    expect(asked.join()).not.toContain('/wps/announcement/agent')
    expect(screen.queryByText('For agents')).not.toBeInTheDocument()
    logIn(1)
    const label = await screen.findByText('For agents')
    expect(label.closest('li')).toHaveTextContent('Commission')
    await expect.poll(() => store.get(unreadNoticesAtom)).toBe(3)
  })

  it.each([
    ['the module is off', () => (whitelabel = { AGEANNOUNCE3: false })],
    ['theirs fail to load', () => (agent = () => new Refused(403, 'not_permitted'))],
  ])('are the same as others’ for an agent when %s', async (_, prepare) => {
    prepare()
    logIn(1)
    await visit(<NoticesScreen openAt={1} />)
    expect(await screen.findByText('About Cricket weekend')).toBeVisible()
    expect(screen.queryByText('Commission')).not.toBeInTheDocument()
  })

  it('are shown though the agents’ list is unreadable', async () => {
    announcements = () => ({ ...twoNotices, banners: [{}], popup: [{}], promotion: [{}] })
    await visit(<NoticesScreen openAt={undefined} />)
    expect(await screen.findByText('Welcome')).toBeVisible()
  })

  it('say that there are none', async () => {
    announcements = () => ({})
    await visit(<NoticesScreen openAt={undefined} />)
    expect(await screen.findByText('No announcements')).toBeVisible()
  })

  it('show an error, not an empty list, when nothing is readable', async () => {
    announcements = () => ({ player: [{ headline: 'Welcome' }] })
    await visit(<NoticesScreen openAt={undefined} />)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByText('No announcements')).not.toBeInTheDocument()
  })

  it('show an error with a retry when loading fails', async () => {
    announcements = () => new Error('offline')
    await visit(<NoticesScreen openAt={undefined} />)
    expect(await screen.findByText(/We cannot be reached/)).toBeVisible()
    announcements = () => twoNotices
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('Welcome')).toBeVisible())
  })
})
