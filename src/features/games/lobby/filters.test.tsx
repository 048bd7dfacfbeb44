import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setUp } from '#testing/visit.tsx'
import { kind, visitLobby, names, slots } from './slots.testing.tsx'

setUp()

const openPanel = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Filter/ }))
  return screen.findByRole('dialog', { name: 'Filter' })
}

describe('the classes of a list', () => {
  it('are the platform’s for slots, with our names for the known ones', async () => {
    slots()
    await visitLobby({ gameCategory: 'RNG' })
    expect(await kind('New')).toBeVisible()
    expect(await kind('Megaways')).toBeVisible()
    expect(await kind('Something Else')).toBeVisible()
  })

  it('do not include the platform’s for fish', async () => {
    slots()
    await visitLobby({ gameCategory: 'FISH' })
    expect(await kind('Favorites')).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Cannon' })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'New' })).toBeNull()
  })

  it('request new games without a vendor, and a class by its name', async () => {
    const asked = slots()
    const { at } = await visitLobby({ gameCategory: 'RNG', vassalage: 'PADMA' })
    fireEvent.click(await kind('New'))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&gameClassify=NEW'))
    await waitFor(() => expect(asked.at(-1)).toContain('isNew=1'))
    expect(asked.at(-1)).not.toContain('vassalage')
    fireEvent.click(await kind('Megaways'))
    await waitFor(() => expect(asked.at(-1)).toContain('gameClassify=Megaways'))
  })

  it('show the banners of new games above the new games only', async () => {
    slots()
    await visitLobby({ gameCategory: 'RNG' })
    const banners = () => screen.queryByText('Banners of new games')
    expect(banners()).toBeNull()
    fireEvent.click(await kind('New'))
    await waitFor(() => expect(banners()).toBeVisible())
  })

  it('show the hot games of the category only', async () => {
    slots()
    await visitLobby({ gameCategory: 'RNG', gameClassify: 'HOT' })
    await waitFor(() => expect(names()).toEqual(['1', '2', '3']))
  })
})

describe('the panel of filters', () => {
  it('applies nothing before Submit, and clears the vendor on a second tap', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG' })
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

  it('clears everything with Reset', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG', vassalage: 'PADMA', minBet: '0.1' })
    const panel = within(await openPanel())
    fireEvent.click(panel.getByRole('button', { name: 'Reset', hidden: true }))
    fireEvent.click(panel.getByRole('button', { name: 'Submit', hidden: true }))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG'))
  })

  it('resets the class when the vendor changes', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG', gameClassify: 'Megaways' })
    const panel = within(await openPanel())
    fireEvent.click(panel.getByRole('button', { name: /Baagh/, hidden: true }))
    fireEvent.click(panel.getByRole('radio', { name: '0.75', hidden: true }))
    fireEvent.click(panel.getByRole('button', { name: 'Submit', hidden: true }))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&vassalage=BAAGH&minBet=0.75'))
  })

  it('combines a class with the chosen vendor, but new games with none', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG' })
    const panel = within(await openPanel())
    const baagh = () => panel.getByRole('button', { name: /Baagh/, hidden: true })
    const press = (name: string) =>
      fireEvent.click(panel.getByRole('radio', { name, hidden: true }))
    fireEvent.click(baagh())
    press('New')
    expect(panel.queryByRole('button', { name: /Baagh/, hidden: true })).toBeNull()
    press('Megaways')
    expect(baagh()).toHaveAttribute('aria-pressed', 'false')
    fireEvent.click(baagh())
    press('Megaways')
    fireEvent.click(panel.getByRole('button', { name: 'Submit', hidden: true }))
    await waitFor(() =>
      expect(at()).toBe('/?gameCategory=RNG&gameClassify=Megaways&vassalage=BAAGH'),
    )
  })

  it('has stakes for slots only, no vendors for new games, and links to the other lists', async () => {
    slots()
    await visitLobby({ gameCategory: 'RNG', gameClassify: 'NEW' })
    const panel = within(await openPanel())
    const stakes = panel.getByRole('radiogroup', { name: 'Minimum bet', hidden: true })
    const radios = within(stakes).getAllByRole('radio', { hidden: true })
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      '0.01',
      '0.05',
      '0.1',
      '0.5',
      '0.75',
    ])
    expect(panel.queryByRole('button', { name: /Padma/, hidden: true })).toBeNull()
    const ways = panel
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/m/gameList?gameType=FISH', '/m/lottery'])
  })

  it('has only vendors for fish', async () => {
    slots()
    await visitLobby({ gameCategory: 'FISH' })
    const panel = within(await openPanel())
    expect(panel.getByRole('button', { name: /Padma/, hidden: true })).toBeInTheDocument()
    expect(panel.queryByRole('radio', { hidden: true })).toBeNull()
  })
})

describe('while a choice is loading', () => {
  it('shows the games that surely match at once, then the answer', async () => {
    const late = Promise.withResolvers<void>()
    slots((query) => (query.get('vassalage') ? late.promise : undefined))
    await visitLobby({ gameCategory: 'RNG' })
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

  it('keeps them when the request fails offline, with a retry', async () => {
    let isAway = true
    slots((query) => {
      if (isAway && query.get('vassalage')) throw new TypeError('no network')
    })
    await visitLobby({ gameCategory: 'RNG' })
    await waitFor(() => expect(names()).toEqual(['1', '2', '3']))
    const panel = within(await openPanel())
    fireEvent.click(panel.getByRole('button', { name: /Baagh/, hidden: true }))
    fireEvent.click(panel.getByRole('button', { name: 'Submit', hidden: true }))
    expect(await screen.findByText(/^We cannot be reached/)).toBeVisible()
    expect(names()).toEqual(['2', '3'])
    isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^We cannot be reached/)).toBeNull())
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(names()).toEqual(['2', '3'])
  })

  it('ignores an answer that arrives after the next choice', async () => {
    const late = Promise.withResolvers<void>()
    slots((query) => (query.get('vassalage') === 'PADMA' ? late.promise : undefined))
    await visitLobby({ gameCategory: 'RNG', vassalage: 'PADMA' })
    const panel = within(await openPanel())
    fireEvent.click(panel.getByRole('button', { name: /Baagh/, hidden: true }))
    fireEvent.click(panel.getByRole('button', { name: 'Submit', hidden: true }))
    await waitFor(() => expect(names()).toEqual(['2', '3']))
    await act(async () => late.resolve())
    expect(names()).toEqual(['2', '3'])
  })
})
