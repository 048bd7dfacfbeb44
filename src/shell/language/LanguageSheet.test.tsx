import { i18n } from '@lingui/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activateLanguageIntent, languageAtom } from '#i18n/language.atoms.ts'
import { locales } from '#i18n/languages.ts'
import { store } from '#net/query/queryClient.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { LanguageSheet } from './LanguageSheet.tsx'

const worker = {
  ready: Promise.resolve({ active: { postMessage: vi.fn<(message: unknown) => void>() } }),
}
const onClose = vi.fn<() => void>()

setUp()
beforeEach(() => {
  window.mela = { texts: { BN: 'bn-0000000', EN: 'en-0000000' } }
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker } }))
})
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it('stores the language, clears the cached hot games, closes, then switches and announces it', async () => {
  document.documentElement.lang = 'bn'
  const seen: string[] = []
  const look = (what: string) =>
    seen.push(`${what}: ${localStorage.getItem('language')} ${document.documentElement.lang}`)
  onClose.mockImplementation(() => look('closed'))
  const onChanged = vi.fn<() => void>(() => look('told'))
  addEventListener('language-changed', onChanged, { once: true })
  await visit(<LanguageSheet open onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: /English/ }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(seen).toEqual(['closed: EN bn', 'told: EN en'])
  const { active } = await worker.ready
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'language' })
})

const all = Object.fromEntries(
  Object.entries(locales).map(([code, locale]) => [code, `${locale}-0000000`]),
)
const names = () =>
  screen
    .getAllByRole('button')
    .flatMap((button) => (button.hasAttribute('aria-pressed') ? button.textContent : []))

it('lists the likely languages first, each by its own name and in its own language', async () => {
  window.mela = { texts: all }
  vi.stubGlobal('navigator', Object.create(navigator, { languages: { value: ['th-TH', 'de'] } }))
  await visit(<LanguageSheet open onClose={onClose} />)
  expect(names().slice(0, 3)).toEqual(expect.arrayContaining(['বাংলা', 'English', 'ไทย']))
  expect(names()).toHaveLength(27)
  expect(screen.getByRole('button', { name: 'العربية' })).toHaveAttribute('lang', 'ar')
})

it('finds a language by a name in another script, and chooses the first on Enter', async () => {
  window.mela = { texts: all }
  await visit(<LanguageSheet open onClose={onClose} />)
  const field = screen.getByRole('searchbox', { name: 'Find a language' })
  await userEvent.type(field, 'แขก')
  expect(await screen.findByText('No language with that name')).toBeInTheDocument()
  await userEvent.clear(field)
  await userEvent.type(field, 'থাই')
  await waitFor(() => expect(names()).toEqual(['ไทย']))
  await userEvent.clear(field)
  await userEvent.type(field, 'english{Enter}')
  await waitFor(() => expect(localStorage.getItem('language')).toBe('EN'))
})

it('says in which languages the platform’s content is, only when others are offered', async () => {
  window.mela = { texts: all }
  await visit(<LanguageSheet open onClose={onClose} />)
  expect(screen.getByText(/come in .বাংলা.+English.\. In other languages/)).toBeInTheDocument()
})

it('has neither a search nor a note for two languages', async () => {
  await visit(<LanguageSheet open onClose={onClose} />)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByText(/In other languages/)).not.toBeInTheDocument()
})

it('retries a text that fails to load, and keeps the current language until then', async () => {
  await store.set(activateLanguageIntent, 'EN')
  await visit(<LanguageSheet open onClose={onClose} />)
  const lost = vi.spyOn(i18n, 'loadAndActivate').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await userEvent.click(screen.getByRole('button', { name: 'বাংলা' }))
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(store.get(languageAtom)).toBe('EN')
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(2))
  expect(store.get(languageAtom)).toBe('EN')
  lost.mockRestore()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(store.get(languageAtom)).toBe('BN'))
})

it('stops retrying once another language is chosen', async () => {
  await store.set(activateLanguageIntent, 'EN')
  await visit(<LanguageSheet open onClose={onClose} />)
  const lost = vi.spyOn(i18n, 'loadAndActivate').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await userEvent.click(screen.getByRole('button', { name: 'বাংলা' }))
  await waitFor(() => expect(toasts()).toHaveLength(1))
  lost.mockRestore()
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(toasts()).toContain('success: English'))
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(store.get(languageAtom)).toBe('EN'))
})
