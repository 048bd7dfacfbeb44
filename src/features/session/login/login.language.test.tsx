import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { field, submit, type } from './login.testing.ts'

const speak = (language: 'EN' | 'BN') =>
  act(async () => store.set(activateLanguageIntent, language))

setUp()

it('errors of the form change with the language', async () => {
  platform({})
  await visit(<LoginScreen />)
  await speak('EN')
  type('Password', 'kept')
  submit()
  expect(await screen.findByText('Enter your username')).toBeVisible()

  await speak('BN')
  const username = field('ইউজারনেম')
  expect(username).toHaveAccessibleDescription(/^[^a-z]+$/i)
  expect(username).toHaveAttribute('aria-invalid', 'true')
  expect(field('পাসওয়ার্ড')).toHaveValue('kept')
  await speak('EN')
})
