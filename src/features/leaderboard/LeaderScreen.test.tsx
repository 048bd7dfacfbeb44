import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { LeaderScreen } from './LeaderScreen.tsx'

const path = '/lgw/leader/board'
const leader = (rank: number, change: object = {}) => ({
  rank,
  user: `ra***${rank}`,
  amount: '1200.00',
  game: { nodeId: '1', gameName: 'Lantern Loot', vassalage: 'PADMA' },
  ...change,
})
const board = (list: readonly object[]) => ({ list, endsAt: 1 })
/** A platform with a board, and the player's own place. */
const ranking = (list: readonly object[], own: object | null = null) =>
  platform({ [path]: () => board(list), '/lgw/leader/own': () => ({ own }) })
const open = (search: Parameters<typeof LeaderScreen>[0]['search'] = {}) =>
  visit(<LeaderScreen search={search} />)
const ownPlace = () => screen.findByRole('region', { name: 'Your rank' })

setUp()

describe('the leaderboard', () => {
  it('is open to guests, with a link to sign in', async () => {
    platform({ [path]: () => board([leader(1), leader(2)]) })
    await open()
    const rows = await screen.findAllByRole('article')
    expect(rows.map((row) => row.textContent)).toEqual([
      '1ra***1৳1,200.00Lantern Loot',
      '2ra***2৳1,200.00Lantern Loot',
    ])
    const link = within(await ownPlace()).getByRole('link', { name: 'Sign in' })
    expect(link).toHaveAttribute('href', expect.stringContaining('/m/login?next='))
  })

  it('keeps the player’s own place in view, also from a low place', async () => {
    logIn()
    ranking([leader(1)], leader(73, { user: 'me***er' }))
    await open()
    expect(await ownPlace()).toHaveTextContent('73me***erYou৳1,200.00')
  })

  it('marks the player in the list', async () => {
    logIn()
    ranking([leader(1), leader(2)], leader(2))
    await open()
    const row = (await screen.findAllByRole('article'))[1]
    expect(row).toHaveTextContent('2ra***2You')
  })

  it.each([
    [0, 'You are not ranked yet'],
    [4, 'Free games do not count here. Only real accounts are ranked.'],
  ])('tells a player of type %i why they have no place', async (type, text) => {
    logIn(type)
    ranking([leader(1)])
    await open()
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('does not mark another player who has taken the place since', async () => {
    logIn()
    ranking([leader(1), leader(2)], leader(2, { user: 'me***er' }))
    await open()
    expect(await ownPlace()).toHaveTextContent('2me***erYou')
    expect(screen.getAllByText('You')).toHaveLength(1)
  })

  it('is shown offline from the cache, and says why the own place is missing', async () => {
    logIn()
    const kept = { headers: { 'X-Cached-At': String(Date.now() - 3_600_000) } }
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.startsWith(path)) throw new TypeError('no network')
      return Response.json({ success: true, value: board([leader(1)]) }, kept)
    })
    await open()
    expect(await screen.findByText('ra***1')).toBeVisible()
    expect(await screen.findByText(/^As of/)).toHaveAttribute('data-stale')
    expect(await ownPlace()).toHaveTextContent('You are offline')
    expect(within(await ownPlace()).getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('shows the multiple of the stake beside the payout', async () => {
    platform({ [path]: () => board([leader(1, { multiplier: 50_050 })]) })
    await open({ board: 'multiplier' })
    expect(await screen.findByRole('article')).toHaveTextContent('×500.50Lantern Loot৳1,200.00')
  })

  it('has board and period in the address', async () => {
    const asked = platform({ [path]: () => board([]) })
    const { at } = await open({ board: 'turnover' })
    expect(await screen.findByText('Nobody is on the leaderboard yet')).toBeVisible()
    expect(asked.at(-1)).toContain('board=turnover')
    await userEvent.click(screen.getByRole('radio', { name: 'This week' }))
    expect(at()).toBe('/m/leaderBoard?board=turnover&period=week')
  })
})
