import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useSearch } from '@tanstack/react-router'
import { clearStage, platform, setStage, visit, wireGame } from '../testing.tsx'
import { LobbyScreen } from './LobbyScreen.tsx'
import type { LobbySearch } from './lobby.search.ts'

beforeEach(setStage)
afterEach(clearStage)

const maker = (vassalage: string, accountTypeName: string) => ({ vassalage, accountTypeName })
const types = {
  sorting: [
    { gameCategory: 'RNG', vendorNames: [maker('PADMA', 'Padma Play'), maker('BAAGH', 'Baagh')] },
    { gameCategory: 'FISH', vendorNames: [maker('PADMA', 'Padma Play')] },
    { gameCategory: 'ELOTT', vendorNames: [maker('ELOTT', 'Quick')] },
    { gameCategory: 'LOTT', vendorNames: [maker('LOTT', 'Mela Lottery')] },
  ],
  mapping: {
    RNG: {
      vendors: ['PADMA', 'BAAGH'],
      gameClassify: ['Megaways', 'SomethingElse'],
      data: { PADMA: { gameCount: 2 }, BAAGH: { gameCount: 2 } },
    },
    FISH: { vendors: ['PADMA'], gameClassify: ['Cannon'], data: { PADMA: { gameCount: 2 } } },
    ELOTT: { vendors: ['ELOTT'], data: { ELOTT: { gameCount: 1 } } },
    LOTT: { vendors: ['LOTT'], data: { LOTT: { gameCount: 1 } } },
  },
}
const all = [
  wireGame(1, { vassalage: 'PADMA', minBet: '0.1' }),
  wireGame(2, { vassalage: 'BAAGH', minBet: '0.1' }),
  wireGame(3, { vassalage: 'BAAGH', minBet: '0.5' }),
]
const page = (games: readonly unknown[]) => ({
  games,
  pageNum: 1,
  totalPages: 1,
  totalCount: games.length,
})

/** A platform with three slots; `gate` may hold an answer back. */
const slots = (gate: (query: URLSearchParams) => unknown = () => undefined) =>
  platform({
    '/lgw/vendor/types': () => types,
    '/wps/system/status': () => ({ serverTime: 1 }),
    '/lgw/vendor/list': () => [],
    '/lgw/game/hot': () => ({ list: [wireGame(9, { gameType: 'FISH' }), ...all] }),
    '/lgw/game/list': async (query) => {
      await gate(query)
      const vendor = query.get('vassalage')
      return page(all.filter((game) => !vendor || game['vassalage'] === vendor))
    },
  })

/** The lobby at the address that the test began with, and then at the router's. */
const Lobby = ({ first }: { readonly first: Partial<LobbySearch> }) => {
  const search = useSearch({ strict: false })
  return <LobbyScreen search={Object.keys(search).length > 0 ? search : first} />
}
const lobby = (first: Partial<LobbySearch>) => visit(<Lobby first={first} />)
const names = () =>
  [...document.querySelectorAll('[data-node-id]')].map((tile) => tile.getAttribute('data-node-id'))
const kind = (name: string) => screen.findByRole('radio', { name })
const openPanel = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Filter/ }))
  return screen.findByRole('dialog', { name: 'Filter' })
}

describe('the classes of a list', () => {
  it('are the platform’s for slots, in our words or its own', async () => {
    slots()
    await lobby({ gameCategory: 'RNG' })
    expect(await kind('New')).toBeVisible()
    expect(await kind('Megaways')).toBeVisible()
    expect(await kind('Something Else')).toBeVisible()
  })

  it('are none of the platform’s for fish', async () => {
    slots()
    await lobby({ gameCategory: 'FISH' })
    expect(await kind('Favorites')).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Cannon' })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'New' })).toBeNull()
  })

  it('ask for new games without a vendor, and for a class by its name', async () => {
    const asked = slots()
    const { at } = await lobby({ gameCategory: 'RNG', vassalage: 'PADMA' })
    fireEvent.click(await kind('New'))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&gameClassify=NEW'))
    await waitFor(() => expect(asked.at(-1)).toContain('isNew=1'))
    expect(asked.at(-1)).not.toContain('vassalage')
    fireEvent.click(await kind('Megaways'))
    await waitFor(() => expect(asked.at(-1)).toContain('gameClassify=Megaways'))
  })

  it('show of the hot games those of the category', async () => {
    slots()
    await lobby({ gameCategory: 'RNG', gameClassify: 'HOT' })
    await waitFor(() => expect(names()).toEqual(['1', '2', '3']))
  })
})

describe('the search by name', () => {
  const type = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Search this list' }))
    const field = await screen.findByRole('textbox', { name: 'Game name' })
    fireEvent.change(field, { target: { value: name } })
    return field
  }

  it('runs on Enter, and ends when the field is emptied', async () => {
    const asked = slots()
    const { at } = await lobby({ gameCategory: 'RNG' })
    const field = await type('  Game 2 ')
    expect(asked.some((line) => line.includes('gameName'))).toBe(false)
    fireEvent.submit(field)
    await waitFor(() => expect(asked.some((line) => line.includes('gameName=Game+2'))).toBe(true))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Game name' }), {
      target: { value: '' },
    })
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG'))
  })

  it('ends when a class is chosen', async () => {
    slots()
    const { at } = await lobby({ gameCategory: 'RNG', gameName: 'Game' })
    fireEvent.click(await kind('Megaways'))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&gameClassify=Megaways'))
    expect(screen.queryByRole('textbox', { name: 'Game name' })).toBeNull()
  })
})

describe('the panel of filters', () => {
  it('changes nothing before Submit, and gives the chosen vendor back at a second tap', async () => {
    slots()
    const { at } = await lobby({ gameCategory: 'RNG' })
    const panel = within(await openPanel())
    const padma = panel.getByRole('button', { name: /Padma Play/, hidden: true })
    fireEvent.click(padma)
    expect(padma).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(padma)
    expect(padma).toHaveAttribute('aria-pressed', 'false')
    fireEvent.click(panel.getByRole('button', { name: /Baagh/, hidden: true }))
    fireEvent.click(panel.getByRole('radio', { name: '0.5', hidden: true }))
    expect(at()).toBe('/')
    fireEvent.click(panel.getByRole('button', { name: 'Submit', hidden: true }))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&vassalage=BAAGH&minBet=0.5'))
    expect(await screen.findByRole('button', { name: 'Filter (2)' })).toBeVisible()
  })

  it('takes all of it back with Reset', async () => {
    slots()
    const { at } = await lobby({ gameCategory: 'RNG', vassalage: 'PADMA', minBet: '0.1' })
    const panel = within(await openPanel())
    fireEvent.click(panel.getByRole('button', { name: 'Reset', hidden: true }))
    fireEvent.click(panel.getByRole('button', { name: 'Submit', hidden: true }))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG'))
  })

  it('has stakes for slots only, no vendors for new games, and the ways to the other lists', async () => {
    slots()
    await lobby({ gameCategory: 'RNG', gameClassify: 'NEW' })
    const panel = within(await openPanel())
    expect(panel.getByRole('radio', { name: '0.75', hidden: true })).toBeInTheDocument()
    expect(panel.queryByRole('button', { name: /Padma/, hidden: true })).toBeNull()
    const ways = panel
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/m/gameList?gameType=FISH', '/m/lottery'])
  })

  it('asks nothing of fish but the vendor', async () => {
    slots()
    await lobby({ gameCategory: 'FISH' })
    const panel = within(await openPanel())
    expect(panel.getByRole('button', { name: /Padma/, hidden: true })).toBeInTheDocument()
    expect(panel.queryByRole('radio', { hidden: true })).toBeNull()
  })
})

describe('while a choice is being asked for', () => {
  it('the certain part of the list stands at once, and the answer takes its place', async () => {
    const late = Promise.withResolvers<void>()
    slots((query) => (query.get('vassalage') ? late.promise : undefined))
    await lobby({ gameCategory: 'RNG' })
    await waitFor(() => expect(names()).toEqual(['1', '2', '3']))
    const panel = within(await openPanel())
    fireEvent.click(panel.getByRole('button', { name: /Baagh/, hidden: true }))
    fireEvent.click(panel.getByRole('button', { name: 'Submit', hidden: true }))
    await waitFor(() => expect(names()).toEqual(['2', '3']))
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
    await act(async () => late.resolve())
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(names()).toEqual(['2', '3'])
  })

  it('an answer that comes after the next choice changes nothing', async () => {
    const late = Promise.withResolvers<void>()
    slots((query) => (query.get('vassalage') === 'PADMA' ? late.promise : undefined))
    await lobby({ gameCategory: 'RNG', vassalage: 'PADMA' })
    const panel = within(await openPanel())
    fireEvent.click(panel.getByRole('button', { name: /Baagh/, hidden: true }))
    fireEvent.click(panel.getByRole('button', { name: 'Submit', hidden: true }))
    await waitFor(() => expect(names()).toEqual(['2', '3']))
    await act(async () => late.resolve())
    expect(names()).toEqual(['2', '3'])
  })
})

describe('on a wide screen', () => {
  it('a vendor of the dropdown holds at once', async () => {
    slots()
    const { at } = await lobby({ gameCategory: 'RNG', gameClassify: 'Megaways' })
    fireEvent.click(await screen.findByRole('button', { name: 'All vendors' }))
    fireEvent.click(screen.getByRole('button', { name: /Baagh.*2 games/ }))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&vassalage=BAAGH'))
    expect(await screen.findByRole('button', { name: 'Baagh' })).toHaveFocus()
  })

  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document, { key: name })

  it('the arrow keys walk through the vendors, Tab meets the chosen one alone, and Esc goes back', async () => {
    slots()
    await lobby({ gameCategory: 'RNG', vassalage: 'BAAGH' })
    const button = await screen.findByRole('button', { name: 'Baagh' })
    button.focus()
    key('ArrowDown')
    key('ArrowDown')
    expect(screen.getByRole('button', { name: 'All' })).toHaveFocus()
    key('ArrowDown')
    key('ArrowDown')
    expect(screen.getByRole('button', { name: /Baagh.*2 games/ })).toHaveFocus()
    key('ArrowDown')
    key('ArrowUp')
    expect(screen.getByRole('button', { name: /Padma/ })).toHaveFocus()
    const list = screen.getByRole('list', { name: 'Vendors' })
    const stops = within(list).getAllByRole('button')
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    key('Escape')
    expect(screen.queryByRole('list', { name: 'Vendors' })).toBeNull()
    expect(button).toHaveFocus()
  })

  it('a kind of the dropdown holds at once, and takes the name and the vendor along', async () => {
    slots()
    const { at } = await lobby({ gameCategory: 'RNG', vassalage: 'PADMA', gameName: 'Game' })
    fireEvent.click(await screen.findByRole('button', { name: 'Kinds of games: “Game”' }))
    fireEvent.click(screen.getByRole('button', { name: 'New' }))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&gameClassify=NEW'))
    expect(await screen.findByRole('button', { name: 'Kinds of games: New' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Padma Play' })).toBeNull()
  })

  it('Enter in the dropdown searches for a name', async () => {
    slots()
    const { at } = await lobby({ gameCategory: 'RNG' })
    fireEvent.click(await screen.findByRole('button', { name: 'Kinds of games: All' }))
    const field = screen.getByRole('textbox', { name: 'Game name' })
    fireEvent.change(field, { target: { value: 'Game 2' } })
    fireEvent.submit(field)
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&gameName=Game+2'))
  })
})
