import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isBusy } from '#device/page/busy.ts'
import { platform } from '#testing/platform.ts'
import { leave, setUp, visit } from '#testing/visit.tsx'
import { forgetLogin, rememberLogin } from '#features/session/remembered/remembered.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { field, type } from './login.testing.ts'

setUp()
beforeEach(() => void platform({}))
afterEach(() => forgetLogin())

it('a new version is held back while something typed stands in the form', async () => {
  await visit(<LoginScreen />)
  expect(isBusy()).toBe(false)
  type('Username', 'mem')
  expect(isBusy()).toBe(true)
  type('Username', '')
  expect(isBusy()).toBe(false)
  type('Password', 'r')
  expect(isBusy()).toBe(true)
})

it('what was typed is gone with the form, and holds nothing any more', async () => {
  await visit(<LoginScreen />)
  type('Username', 'mem')
  leave()
  expect(isBusy()).toBe(false)
})

it('what this phone filled in by itself comes again, and holds nothing until it is changed', async () => {
  await rememberLogin({ username: 'member', password: 'right-1' })
  await visit(<LoginScreen />)
  await vi.waitFor(() => expect(field('Username')).toHaveValue('member'))
  expect(isBusy()).toBe(false)
  type('Password', 'right-2')
  expect(isBusy()).toBe(true)
})
