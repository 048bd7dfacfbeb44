import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { Preferences } from './Preferences.tsx'

setUp()

it('offers digits when the language has its own, and reloads the page with them', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  await store.set(activateLanguageIntent, 'BN')
  await visit(<Preferences />)
  const [latin, bengali] = [
    screen.getByRole('radio', { name: '123' }),
    screen.getByRole('radio', { name: '১২৩' }),
  ]
  expect(latin).toBeChecked()
  fireEvent.click(bengali)
  expect(localStorage.getItem('digits')).toBe('bengali')
  expect(reload).toHaveBeenCalledOnce()
})

it('offers no digits in English', async () => {
  await store.set(activateLanguageIntent, 'EN')
  await visit(<Preferences />)
  expect(screen.queryByRole('radio', { name: '123' })).not.toBeInTheDocument()
})

it('offers vibration when the phone can, and applies it at once', async () => {
  const vibrate = vi.fn<Navigator['vibrate']>()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
  await visit(<Preferences />)
  const choices = within(screen.getByRole('radiogroup', { name: 'Vibration' }))
  fireEvent.click(choices.getByRole('radio', { name: 'Off' }))
  expect(vibrate).not.toHaveBeenCalled()
  expect(choices.getByRole('radio', { name: 'Off' })).toBeChecked()
  fireEvent.click(choices.getByRole('radio', { name: 'On' }))
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(10)
})

it('has a visible label for each choice', async () => {
  await visit(<Preferences />)
  for (const group of screen.getAllByRole('radiogroup'))
    expect(screen.getByText(group.getAttribute('aria-label') ?? '')).toBeVisible()
})

it('sets the language of each language’s name', async () => {
  await visit(<Preferences />)
  expect(screen.getByText('বাংলা')).toHaveAttribute('lang', 'bn')
  expect(screen.getByText('English')).toHaveAttribute('lang', 'en')
})

it('offers no vibration when the phone has none', async () => {
  await visit(<Preferences />)
  expect(screen.queryByRole('radiogroup', { name: 'Vibration' })).not.toBeInTheDocument()
})

it('keeps its state when the choice cannot be stored, and says so', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await store.set(activateLanguageIntent, 'BN')
  await visit(<Preferences />)
  fireEvent.click(screen.getByRole('radio', { name: '১২৩' }))
  expect(reload).not.toHaveBeenCalled()
  expect(toasts()).toEqual(['fail: আপনার পছন্দ এই ডিভাইসে রাখা গেল না'])
})

it('offers the main languages and the current one, and all others in a sheet', async () => {
  window.mela = {
    texts: { BN: 'bn-0000000', EN: 'en-0000000', AR: 'ar-0000000', TH: 'th-0000000' },
  }
  await store.set(activateLanguageIntent, 'TH')
  await visit(<Preferences />)
  const [languages] = screen.getAllByRole('radiogroup')
  const chips = within(languages!).getAllByRole('radio')
  expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual(['বাংলা', 'English', 'ไทย'])
  expect(chips[2]).toBeChecked()
  const more = languages!.parentElement!.querySelector('button')!
  expect(more).toHaveAttribute('aria-haspopup', 'dialog')
  fireEvent.click(more)
  expect(await screen.findByRole('button', { name: 'العربية' })).toBeVisible()
})

it('offers no sheet when all languages are shown', async () => {
  window.mela = { texts: { BN: 'bn-0000000', EN: 'en-0000000' } }
  await visit(<Preferences />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
