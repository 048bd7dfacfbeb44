import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { activateLanguageIntent } from '../../../i18n/language.atoms.ts'
import { store } from '../../../net/query/queryClient.ts'
import { setUp, visit } from '../../games/testing.tsx'
import { CaptchaField } from '../../verification/CaptchaField.tsx'
import { CodeField } from '../../verification/CodeField.tsx'
import { CountryCodeField } from '../../verification/CountryCodeField.tsx'
import { proveHumanIntent } from '../../verification/human/human.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'

const slots = { CaptchaField, CodeField, CountryCodeField, proveHumanIntent }

const speak = (language: 'EN' | 'BN') =>
  act(async () => store.set(activateLanguageIntent, language))

setUp()
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)))

it('what is wrong with the form is said in the language on screen, as it changes', async () => {
  await visit(<LoginScreen {...slots} />)
  await speak('EN')
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'kept' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Enter your username')).toBeVisible()

  await speak('BN')
  const username = screen.getByLabelText('ইউজারনেম')
  expect(username).toHaveAccessibleDescription(/^[^a-z]+$/i)
  expect(username).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText('পাসওয়ার্ড')).toHaveValue('kept')
  await speak('EN')
})
