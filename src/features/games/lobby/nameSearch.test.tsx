import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setUp } from '#testing/visit.tsx'
import { kind, visitLobby, slots } from './slots.testing.tsx'

setUp()

describe('the search by name', () => {
  const type = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Search' }))
    const field = await screen.findByRole('textbox', { name: 'Game name' })
    fireEvent.change(field, { target: { value: name } })
    return field
  }

  it('runs on Enter, and ends when the field is cleared', async () => {
    const asked = slots()
    const { at } = await visitLobby({ gameCategory: 'RNG' })
    const field = await type('  Game 2 ')
    expect(asked.some((line) => line.includes('gameName'))).toBe(false)
    fireEvent.submit(field)
    await waitFor(() => expect(asked.some((line) => line.includes('gameName=Game+2'))).toBe(true))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Game name' }), {
      target: { value: '' },
    })
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG'))
    expect(screen.getByRole('textbox', { name: 'Game name' })).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }))
    expect(screen.queryByRole('textbox', { name: 'Game name' })).toBeNull()
  })

  it('is opened and closed by the page’s search button', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG', gameName: 'Game' })
    const button = screen.getByRole('button', { name: 'Search' })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    fireEvent.click(button)
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG'))
    expect(screen.queryByRole('textbox', { name: 'Game name' })).toBeNull()
    fireEvent.click(button)
    expect(screen.getByRole('textbox', { name: 'Game name' })).toHaveFocus()
    expect(at()).toBe('/?gameCategory=RNG')
  })

  it.each([
    ['back to the search button', ['button', 'Close search'], ['button', 'Search']],
    ['to the class that was chosen instead', ['radio', 'New'], ['radio', 'New']],
  ] as const)('moves the focus %s', async (_, closer, keeper) => {
    slots()
    await visitLobby({ gameCategory: 'RNG' })
    const control = ([role, name]: typeof closer | typeof keeper) =>
      screen.getByRole(role, { name })
    const press = (pressed: HTMLElement) => {
      pressed.focus()
      fireEvent.click(pressed)
    }
    press(control(['button', 'Search']))
    expect(await screen.findByRole('textbox', { name: 'Game name' })).toHaveFocus()
    press(control(closer))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Game name' })).toBeNull())
    expect(control(keeper)).toHaveFocus()
  })

  it('also searches lotteries', async () => {
    slots()
    await visitLobby({ gameCategory: 'LOTT' })
    const field = await type('mela')
    fireEvent.submit(field)
    expect(await screen.findByText('Lotteries of LOTT named mela')).toBeVisible()
  })

  it('is closed when the lobby is opened again', async () => {
    slots()
    const { go } = await visitLobby({ gameCategory: 'RNG' })
    await type('Ga')
    await go('/elsewhere')
    await go('/?gameCategory=RNG')
    expect(screen.queryByRole('textbox', { name: 'Game name' })).toBeNull()
  })

  it('stays open when a name from the address is cleared', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG', gameName: 'Game' })
    const field = screen.getByRole('textbox', { name: 'Game name' })
    fireEvent.change(field, { target: { value: '' } })
    fireEvent.change(field, { target: { value: 'T' } })
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG'))
    expect(field).toBeVisible()
    expect(field).toHaveValue('T')
  })

  it('is cleared when the address no longer has the name', async () => {
    slots()
    const { at, go } = await visitLobby({ gameCategory: 'RNG' })
    const field = await type('Game 2')
    fireEvent.submit(field)
    await waitFor(() => expect(at()).toContain('gameName=Game+2'))
    await go('/?gameCategory=RNG')
    expect(field).toHaveValue('')
  })

  it('ends when a class is chosen', async () => {
    slots()
    const { at } = await visitLobby({ gameCategory: 'RNG', gameName: 'Game' })
    fireEvent.click(await kind('Megaways'))
    await waitFor(() => expect(at()).toBe('/?gameCategory=RNG&gameClassify=Megaways'))
    expect(screen.queryByRole('textbox', { name: 'Game name' })).toBeNull()
  })
})
