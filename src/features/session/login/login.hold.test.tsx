import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isBusy } from '../../../device/page/busy.ts'
import { leave, setUp, visit } from '../../games/testing.tsx'
import { CaptchaField } from '../../verification/CaptchaField.tsx'
import { CodeField } from '../../verification/CodeField.tsx'
import { CountryCodeField } from '../../verification/CountryCodeField.tsx'
import { proveHumanIntent } from '../../verification/human/human.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { forgetLogin, rememberLogin } from '../remembered/remembered.ts'

const open = () =>
  visit(<LoginScreen {...{ CaptchaField, CodeField, CountryCodeField, proveHumanIntent }} />)
const field = (label: string) => screen.getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

setUp()
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => forgetLogin())

it('a new version is held back while something typed stands in the form', async () => {
  await open()
  expect(isBusy()).toBe(false)
  type('Username', 'mem')
  expect(isBusy()).toBe(true)
  type('Username', '')
  expect(isBusy()).toBe(false)
  type('Password', 'r')
  expect(isBusy()).toBe(true)
})

it('what was typed is gone with the form, and holds nothing any more', async () => {
  await open()
  type('Username', 'mem')
  leave()
  expect(isBusy()).toBe(false)
})

it('what this phone filled in by itself comes again, and holds nothing until it is changed', async () => {
  await rememberLogin({ username: 'member', password: 'right-1' })
  await open()
  await vi.waitFor(() => expect(field('Username')).toHaveValue('member'))
  expect(isBusy()).toBe(false)
  type('Password', 'right-2')
  expect(isBusy()).toBe(true)
})
