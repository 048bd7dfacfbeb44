import { beforeEach, expect, it, vi } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'
import { activateLanguageIntent, languageAtom } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { useOtherTabs } from './useOtherTabs.ts'

function Tab() {
  useOtherTabs()
  return null
}

/** The other tab has stored it already. */
function chooseElsewhere(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

setUp()
beforeEach(async () => {
  await store.set(activateLanguageIntent, 'EN')
  await visit(<Tab />)
})

it('uses the language that another tab chose', async () => {
  chooseElsewhere('language', 'BN')
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('bn'))
  expect(store.get(languageAtom)).toBe('BN')
})

it('uses the theme that another tab chose', () => {
  chooseElsewhere('theme', 'light')
  expect(document.documentElement.dataset['theme']).toBe('light')
  chooseElsewhere('theme', 'dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

it.each([
  ['language', 'XX'],
  ['language', null],
  ['theme', 'pink'],
  ['theme', null],
])('%s %j changes nothing', (key, value) => {
  const { lang } = document.documentElement
  const { theme } = document.documentElement.dataset
  chooseElsewhere(key, value)
  expect(document.documentElement.lang).toBe(lang)
  expect(document.documentElement.dataset['theme']).toBe(theme)
})
