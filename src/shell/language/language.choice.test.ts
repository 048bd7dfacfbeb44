import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { activateLanguageIntent, languageAtom } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { setUp } from '#testing/visit.tsx'
import { retryStoredLanguageIntent } from './language.choice.ts'

setUp()

it.each([
  ['BN', 'BN'],
  ['TH', 'EN'],
  ['EN', 'EN'],
])('with %s stored and English on screen, switches to %s once online', async (code, then) => {
  await store.set(activateLanguageIntent, 'EN')
  localStorage.setItem('language', code)
  store.set(retryStoredLanguageIntent)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(store.get(languageAtom)).toBe(then))
})
