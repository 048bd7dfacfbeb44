import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { logIn, setUp } from '#testing/visit.tsx'
import { usePageTitle } from '#ui/pageTitle.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { standAt } from '#testing/standAt.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import { PageHeader } from './PageHeader.tsx'

const now = '2026-04-14T00:00:00Z'
const answers = {
  '/wps/announcement/list': () => ({
    player: ['1', '2'].map((id) => ({ id, title: 'News', content: '', time: now })),
  }),
  '/wps/announcement/read': () => ['1'],
  '/wps/wallet': () => ({ sumBalance: '12.00', currencySymbol: '৳', currency: 'BDT' }),
  '/wps/relay/inbox/unread': () => ({ unReadCount: 120 }),
}

setUp()
beforeEach(() => void platform(answers))

const Home = () => <HomeHeader />
const atHome = () => standAt({ Frame: Home, entries: ['/m/home'] })

describe('the header of home', () => {
  it('offers a guest the menu, the app, login and registration', async () => {
    await atHome()
    expect(screen.getByRole('banner')).toHaveTextContent('মেলা')
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/m/app')
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/m/login')
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register')
    expect(screen.queryByText('৳12.00')).not.toBeInTheDocument()
  })

  it('offers no registration when the merchant has none', async () => {
    const whitelabel = { REG3: false }
    platform({ '/wps/system/status': () => ({ info: { whitelabel }, serverTime: 1 }) })
    await atHome()
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument(),
    )
  })

  it('shows a player the balance, the deposit, the unread count and the other language', async () => {
    logIn()
    await atHome()
    const bell = await screen.findByRole('link', { name: 'Messages, 99+ unread' })
    expect(bell).toHaveTextContent('99+')
    expect(await screen.findByText('৳12.00')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      '/m/voucherCenter',
    )
    expect(screen.getByRole('button', { name: 'EN – English' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
  })

  it('says why a language failed to load, and keeps the current one', async () => {
    logIn()
    await atHome()
    const activate = vi.spyOn(i18n, 'loadAndActivate').mockImplementation(() => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    await userEvent.click(await screen.findByRole('button', { name: 'EN – English' }))
    await waitFor(() =>
      expect(toasts()).toEqual([
        'offline: We cannot be reached. Check your connection, or try again in a moment.',
      ]),
    )
    activate.mockRestore()
    expect(screen.getByRole('button', { name: 'EN – English' })).toBeVisible()
  })

  it('shows no unread count to a trial user', async () => {
    logIn(4)
    await atHome()
    expect(await screen.findByRole('link', { name: /^Messages/ })).not.toHaveTextContent(/\d/)
  })
})

const pages = {
  '/m/hot': { title: msg`Hot games` },
  '/m/help': { title: msg`Help center` },
  '/m/login': { title: msg`Sign in`, back: '/m/home' },
  '/m/register': { title: msg`Sign up`, back: '/' },
} as const

const Provider = ({ pathname }: { pathname: string }) => {
  usePageTitle('Padma Play', 7, 'en')
  return <PageHeader pathname={pathname} />
}

const Lobby = ({ pathname }: { pathname: string }) => {
  usePageTitle('Slots', 1087)
  return <PageHeader pathname={pathname} />
}

describe('the header of a page', () => {
  it('has the title of its route, whatever the case of the path', async () => {
    await standAt({ Frame: PageHeader, entries: ['/M/HELP'], pages })
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Help center'))
  })

  it('shows category and number of games when the screen knows them', async () => {
    await standAt({ Frame: Lobby, entries: ['/m/gameLobbyCenter'] })
    expect(screen.getByRole('banner')).toHaveTextContent('Slots(1,087)')
  })

  it('says the language of a name, and lets it run as its letters do', async () => {
    await standAt({ Frame: Provider, entries: ['/m/providers'] })
    const name = screen.getByText('Padma Play')
    expect([name.lang, name.dir]).toEqual(['en', 'auto'])
  })

  it.each([
    [['/m/hot', '/m/help'], '/m/hot'],
    [['/m/help'], '/m/home'],
    [['/m/hot', '/m/login'], '/m/home'],
    [['/m/hot', '/m/register'], '/'],
  ])('after %j the back arrow leads to %s', async (entries, to) => {
    const { at } = await standAt({ Frame: PageHeader, entries, pages })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(at()).toBe(to))
  })
})
