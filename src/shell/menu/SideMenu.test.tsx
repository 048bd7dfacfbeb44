import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { wireGame } from '#testing/games.ts'
import { platform, withSwitches } from '#testing/platform.ts'
import { logIn, setUp } from '#testing/visit.tsx'
import { timedToasts } from '#ui/feedback/toasts.testing.ts'
import { HomeHeader } from '#shell/header/HomeHeader.tsx'
import { standAt } from '#testing/standAt.tsx'

const vendorTypes = {
  sorting: [
    { gameCategory: 'LIVE', vendorNames: [{ vassalage: 'EVO', accountTypeName: 'Ashor Live' }] },
  ],
  mapping: { LIVE: { vendors: ['EVO'], data: { EVO: { gameCount: 20 } } } },
}

setUp()
beforeEach(() => void platform({ '/lgw/vendor/types': () => vendorTypes }))

async function openMenu() {
  const { at, href } = await standAt({ Frame: () => <HomeHeader />, entries: ['/m/home'] })
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  return { at, href, menu: await screen.findByRole('dialog', { name: 'Menu' }) }
}

const linkTo = (menu: HTMLElement, name: string) => within(menu).queryByRole('link', { name })

describe('the side menu', () => {
  it('offers a guest login and registration, and money pages to members only', async () => {
    const { menu } = await openMenu()
    expect(linkTo(menu, 'Sign in')).toBeInTheDocument()
    expect(linkTo(menu, 'Withdraw')).not.toBeInTheDocument()
    expect(within(menu).queryByRole('button', { name: /Sign out/ })).not.toBeInTheDocument()
  })

  it('offers a member deposit, withdrawal and sign-out', async () => {
    logIn()
    const { menu } = await openMenu()
    expect(linkTo(menu, 'Deposit')).toHaveAttribute('href', '/m/voucherCenter')
    expect(linkTo(menu, 'Withdraw')).toHaveAttribute('href', '/m/withdraw')
    expect(within(menu).getByRole('button', { name: 'Sign out' })).toBeInTheDocument()
  })

  it('lets a trial user leave the trial', async () => {
    logIn(4)
    const { menu } = await openMenu()
    expect(within(menu).getByRole('button', { name: 'Leave trial' })).toBeInTheDocument()
    expect(linkTo(menu, 'Deposit')).not.toBeInTheDocument()
  })

  it('names customer service for 2 s in place of rewards that are switched off', async () => {
    platform(withSwitches({ REWCEN3: false }))
    logIn()
    const { menu } = await openMenu()
    await userEvent.click(await within(menu).findByRole('button', { name: 'Reward center' }))
    expect(timedToasts()).toEqual(['info: Contact customer service, 2000'])
  })

  it('offers a choice of language', async () => {
    const { menu } = await openMenu()
    expect(within(menu).getByRole('button', { name: /^Language/ })).toBeInTheDocument()
  })

  it('opens a category to its vendors', async () => {
    const { menu } = await openMenu()
    const vendor = await within(menu).findByText('Ashor Live')
    expect(vendor.closest('a')).toHaveAttribute('href', '/m/gameList?gameType=LIVE&vassalage=EVO')
  })

  it('opens the only sports book of the site directly', async () => {
    const vendorNames = [{ vassalage: 'MAATH', accountTypeName: 'Maath Sports' }]
    platform({
      '/lgw/vendor/types': () => ({
        sorting: [{ gameCategory: 'SPORTS', vendorNames }],
        mapping: { SPORTS: { vendors: ['MAATH'], data: { MAATH: { gameCount: 1 } } } },
      }),
      '/lgw/game/list': () => ({
        games: [wireGame(400, { gameType: 'SPORTS', vassalage: 'MAATH' })],
        pageNum: 1,
        totalPages: 1,
        totalCount: 1,
      }),
    })
    logIn()
    const { href, menu } = await openMenu()
    await userEvent.click(await within(menu).findByRole('button', { name: 'Sports' }))
    const game = 'gameId=400&vassalage=MAATH&gameCategory=SPORTS'
    await waitFor(() => expect(href()).toContain(`/m/launchGame?${game}`))
  })

  it('links to the winner board on home', async () => {
    const { href, menu } = await openMenu()
    await userEvent.click(within(menu).getByRole('link', { name: 'Winners' }))
    await waitFor(() => expect(href()).toBe('/m/home#winners'))
  })

  it('closes after navigation', async () => {
    const { at, menu } = await openMenu()
    await userEvent.click(within(menu).getByRole('link', { name: 'Hot games' }))
    await waitFor(() => expect(at()).toBe('/m/hot'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('changes to the light theme at once', async () => {
    const { menu } = await openMenu()
    await userEvent.click(within(menu).getByRole('switch', { name: 'Light theme' }))
    expect(document.documentElement.dataset['theme']).toBe('light')
    await userEvent.click(within(menu).getByRole('switch', { name: 'Light theme' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })
})
