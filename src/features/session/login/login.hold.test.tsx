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

it('an app update waits while the form has input', async () => {
  await visit(<LoginScreen />)
  expect(isBusy()).toBe(false)
  type('Username', 'mem')
  expect(isBusy()).toBe(true)
  type('Username', '')
  expect(isBusy()).toBe(false)
  type('Password', 'r')
  expect(isBusy()).toBe(true)
})

it('closing the form drops the input and lets an update through', async () => {
  await visit(<LoginScreen />)
  type('Username', 'mem')
  leave()
  expect(isBusy()).toBe(false)
})

it('an autofilled form does not delay an update until it is edited', async () => {
  await rememberLogin({ username: 'member', password: 'right-1' })
  await visit(<LoginScreen />)
  await vi.waitFor(() => expect(field('Username')).toHaveValue('member'))
  expect(isBusy()).toBe(false)
  type('Password', 'right-2')
  expect(isBusy()).toBe(true)
})
