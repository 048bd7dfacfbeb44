import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visitLobby, slots } from '#features/games/lobby/slots.testing.tsx'
import { setUp } from '#testing/visit.tsx'

setUp()

describe('on a wide screen', () => {
  it('a vendor chosen in the dropdown applies at once', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG', gameClassify: 'Megaways' })
    fireEvent.click(await screen.findByRole('button', { name: 'All providers' }))
    fireEvent.click(screen.getByRole('button', { name: /Baagh.*2 games/ }))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&vassalage=BAAGH'))
    expect(await screen.findByRole('button', { name: 'Baagh' })).toHaveFocus()
  })

  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document, { key: name })

  it('arrow keys move through the vendors, Tab focuses the chosen one only, and Esc closes', async () => {
    slots()
    await visitLobby({ gameCategory: 'RNG', vassalage: 'BAAGH' })
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
    const list = screen.getByRole('list', { name: 'Providers' })
    const stops = within(list).getAllByRole('button')
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    key('Escape')
    expect(screen.queryByRole('list', { name: 'Providers' })).toBeNull()
    expect(button).toHaveFocus()
  })

  it('a class chosen in the dropdown applies at once and keeps name and vendor', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG', vassalage: 'PADMA', gameName: 'Game' })
    fireEvent.click(await screen.findByRole('button', { name: 'Game types: “Game”' }))
    fireEvent.click(screen.getByRole('button', { name: 'New' }))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&gameClassify=NEW'))
    expect(await screen.findByRole('button', { name: 'Game types: New' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Padma Play' })).toBeNull()
  })

  it('Enter in the dropdown searches by name', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG' })
    fireEvent.click(await screen.findByRole('button', { name: 'Game types: All' }))
    const field = screen.getByRole('textbox', { name: 'Game name' })
    fireEvent.change(field, { target: { value: 'Game 2' } })
    fireEvent.submit(field)
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&gameName=Game+2'))
  })

  it('clearing the name keeps the dropdown open and the field focused', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG', gameName: 'Game' })
    fireEvent.click(await screen.findByRole('button', { name: 'Game types: “Game”' }))
    const list = screen.getByRole('list', { name: 'Game types' })
    const field = within(list.parentElement ?? list).getByRole('textbox', { name: 'Game name' })
    field.focus()
    fireEvent.change(field, { target: { value: '' } })
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG'))
    expect(list).toBeVisible()
    expect(field).toHaveFocus()
    fireEvent.click(
      within(list.parentElement ?? list).getByRole('button', { name: 'Close search' }),
    )
    expect(list).not.toBeInTheDocument()
  })
})
