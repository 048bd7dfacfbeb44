import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayAfter } from '#api/day.ts'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { RecordsScreen } from './RecordsScreen.tsx'
import { currentDay } from './records.atoms.ts'
import type { RecordSearch } from './records.search.ts'

const sums = { stake: '20.00', validStake: '20.00', win: '5.00' }
const bet = (betId: string, change: object = {}) => ({
  betId,
  nodeId: '1',
  gameName: `Game ${betId}`,
  vassalage: 'PADMA',
  vendorName: 'Padma',
  gameType: 'RNG',
  time: 1,
  status: 'settled',
  ...sums,
  ...change,
})
const page = (list: readonly object[], change: object = {}) => ({
  list,
  pageNum: 1,
  totalPages: 1,
  totalCount: list.length,
  totals: { count: list.length, ...sums },
  ...change,
})
const vendors = (...codes: readonly string[]) =>
  codes.map((code) => ({ vassalage: code, accountTypeName: code }))
const types = {
  sorting: [
    { gameCategory: 'RNG', vendorNames: vendors('PADMA', 'MEGHNA') },
    { gameCategory: 'LIVE', vendorNames: vendors('MEGHNA') },
  ],
  mapping: {},
}
const [bets, profit] = ['/wps/record/bets', '/wps/record/profit']
const base = { '/lgw/vendor/types': () => types }
const site = (whitelabel: object) => () => ({ info: { whitelabel }, serverTime: 1 })
const open = (search: RecordSearch = {}) => visit(<RecordsScreen search={search} />)

setUp()
beforeEach(async () => {
  await store.set(activateLanguageIntent, 'EN')
  logIn()
})

describe('the record of bets', () => {
  it('shows the result of each bet and the total', async () => {
    platform({
      ...base,
      [bets]: () =>
        page([bet('B1'), bet('L2', { status: 'open', validStake: '0.00', win: '0.00' })], {
          totals: { count: 2, stake: '40.00', validStake: '20.00', win: '25.00' },
        }),
    })
    await open()
    const [settled, waiting] = await screen.findAllByRole('article')
    expect(settled).toHaveTextContent('Game B1−৳15.00Padma')
    expect(waiting).toHaveTextContent('Game L2Not settled')
    const totals = screen.getByRole('region', { name: 'Totals' })
    expect(totals).toHaveTextContent('2 bets')
    expect(totals).toHaveTextContent('Net +৳5.00')
  })

  it('requests what the address says', async () => {
    const asked = platform({ ...base, [bets]: () => page([]) })
    const [from, to] = [dayAfter(currentDay(), -9), dayAfter(currentDay(), -3)]
    await open({ period: 'custom', from, to, category: 'RNG', vendor: 'PADMA', status: 'void' })
    await screen.findByText('No matching bets')
    const line = asked.find((one) => one.includes(bets)) ?? ''
    for (const part of [
      `from=${from}`,
      `to=${to}`,
      'gameType=RNG',
      'vassalage=PADMA',
      'status=void',
    ])
      expect(line).toContain(part)
    expect(screen.getByLabelText('From')).toHaveValue(from)
    expect(screen.getByRole('radio', { name: 'Void' })).toBeChecked()
  })

  it('puts every filter into the address, and drops a provider without such games', async () => {
    platform({ ...base, [bets]: () => page([bet('B1')]) })
    const { at } = await open({ vendor: 'PADMA' })
    await userEvent.click(screen.getByRole('combobox', { name: 'Category' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Live casino' }))
    expect(at()).toBe('/m/gameRecord?category=LIVE')
  })

  it('says which day is invalid before it sends a request', async () => {
    platform({ ...base, [bets]: () => page([]) })
    const { at } = await open({ period: 'custom', from: currentDay(), to: currentDay() })
    const first = screen.getByLabelText('From')
    await userEvent.clear(first)
    await userEvent.type(first, dayAfter(currentDay(), -90))
    await userEvent.click(screen.getByRole('button', { name: 'Show this period' }))
    expect(first).toHaveAccessibleDescription('Choose up to 90 days')
    expect(first).toHaveFocus()
    expect(at()).toBe('/')
    await userEvent.clear(first)
    await userEvent.type(first, dayAfter(currentDay(), -89))
    await userEvent.click(screen.getByRole('button', { name: 'Show this period' }))
    expect(at()).toContain(`from=${dayAfter(currentDay(), -89)}`)
  })

  it.each<[RecordSearch, string, string]>([
    [{ status: 'open' }, 'No matching bets', 'Clear filters'],
    [{}, 'No bets in this period', 'Show 30 days'],
  ])('without bets for %j says so and links elsewhere', async (search, title, action) => {
    platform({ ...base, [bets]: () => page([]) })
    await open(search)
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByRole('button', { name: action })).toBeVisible()
  })

  it('links to the games when nothing was played for a month', async () => {
    platform({ ...base, [bets]: () => page([]) })
    await open({ period: 'month' })
    expect(await screen.findByRole('link', { name: 'See all games' })).toBeVisible()
  })

  it('offers a retry when loading fails', async () => {
    let isUp = false
    platform({ ...base, [bets]: () => (isUp ? page([bet('B1')]) : new Refused(400, 'failed')) })
    await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    isUp = true
    await userEvent.click(again)
    expect(await screen.findByText('Game B1')).toBeVisible()
  })

  it('exports all pages, also those not on screen', async () => {
    platform({
      ...base,
      [bets]: (query) => {
        const pageNum = Number(query.get('pageNo'))
        return page([bet(`B${pageNum}`)], { pageNum, totalPages: 3, totalCount: 3 })
      },
    })
    const made = vi.fn<(blob: Blob) => string>(() => 'blob:bets')
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) =>
      blob instanceof Blob ? made(blob) : '',
    )
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }))
    await vi.waitFor(() => expect(made).toHaveBeenCalled())
    const text = await made.mock.calls[0]?.[0].text()
    expect(text?.trim().split('\r\n')).toHaveLength(4)
    expect(text).toContain('Bet ID,Time (Dhaka),Game,Provider,Status,Stake,Valid stake,Win,Net')
    expect(text).toContain('Game B3,Padma,Settled,20.00,20.00,5.00,-15.00')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })
})

describe('profit and loss', () => {
  it('are shown day by day, with deposits and withdrawals', async () => {
    platform({
      ...base,
      [profit]: () => ({
        list: [{ day: '2026-03-04', count: 3, ...sums }],
        totals: { count: 3, ...sums },
        deposited: '500.00',
        withdrawn: '300.00',
        bonus: '25.00',
      }),
    })
    await open({ tab: 'profit' })
    const row = await screen.findByRole('article')
    expect(within(row).getByRole('heading')).toHaveTextContent(/^4 .*2026$/)
    expect(row).toHaveTextContent('−৳15.00')
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent(
      'Deposited৳500.00Withdrawn৳300.00Bonus৳25.00',
    )
  })

  it('have a place in the chart for a day without bets', async () => {
    const list = ['2026-03-04', '2026-03-02'].map((day) => ({ day, count: 3, ...sums }))
    const month = { totals: { count: 6, ...sums }, deposited: '0', withdrawn: '0', bonus: '0' }
    platform({ ...base, [profit]: () => ({ list, ...month }) })
    await open({ tab: 'profit' })
    const chart = await screen.findByRole('figure')
    expect(
      within(chart)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['2 Mar৳20৳5', '3 Mar৳0৳0', '4 Mar৳20৳5'])
  })

  it('are shown by category, too, when there is more than one', async () => {
    const month = { totals: { count: 3, ...sums }, deposited: '0', withdrawn: '0', bonus: '0' }
    const ofCategory = (gameType: string, stake: string) => ({ gameType, count: 1, ...sums, stake })
    platform({
      ...base,
      [profit]: () => ({
        list: [{ day: '2026-03-04', count: 3, ...sums }],
        categories: [ofCategory('RNG', '40.00'), ofCategory('LIVE', '20.00')],
        ...month,
      }),
    })
    await open({ tab: 'profit' })
    const chart = await screen.findByRole('figure')
    expect(within(chart).getByText('By category')).toBeVisible()
    expect(
      within(chart)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['SlotsStake৳40Win৳5', 'Live casinoStake৳20Win৳5'])
  })

  it('have no tab when the merchant switches them off', async () => {
    platform({
      ...base,
      [bets]: () => page([bet('B1')]),
      '/wps/system/status': site({ PERSPNL3: false }),
    })
    await open()
    await screen.findByText('Game B1')
    await vi.waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument())
  })

  it('name customer service when opened by their address', async () => {
    platform({ ...base, '/wps/system/status': site({ PERSPNL3: false }) })
    await open({ tab: 'profit' })
    expect(await screen.findByText('Contact customer service')).toBeVisible()
  })
})
