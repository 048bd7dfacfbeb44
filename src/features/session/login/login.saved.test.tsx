import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { Refused } from '#testing/platform.ts'
import { visit } from '#testing/visit.tsx'
import { forgetLogin, recallLogin, rememberLogin } from '#features/session/remembered/remembered.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { field, setUpPlatform, submit, type } from './login.testing.ts'

const saved = { username: 'member', password: 'Saved#2468' }

const login = setUpPlatform()
beforeEach(async () => {
  await rememberLogin(saved)
  await visit(<LoginScreen />)
  await screen.findByDisplayValue('member')
})

afterEach(() => forgetLogin())

const eye = () => screen.queryByRole('button', { name: 'Show password' })

describe('a stored password', () => {
  it('is in no field, and cannot be shown', () => {
    expect(field('Password')).toHaveValue('')
    expect(field('Password')).toHaveAccessibleDescription(/saved on this device/)
    expect(document.body.innerHTML).not.toContain(saved.password)
    expect(eye()).toBeNull()
  })

  it('is used when no other was typed, and stays stored', async () => {
    submit()
    await waitFor(() => expect(store.get(sessionAtom)?.userName).toBe('member'))
    expect(login.tries).toMatchObject([{ type: 'username', ...saved }])
    expect(await recallLogin()).toEqual(saved)
  })

  it('is replaced by a typed one, which can be shown', async () => {
    type('Password', 'Typed#1357')
    expect(eye()).toBeVisible()
    submit()
    await waitFor(async () =>
      expect(await recallLogin()).toEqual({ ...saved, password: 'Typed#1357' }),
    )
    expect(login.tries).toMatchObject([{ password: 'Typed#1357' }])
  })

  it('is not used for another name', async () => {
    type('Username', 'rahim')
    expect(eye()).toBeVisible()
    submit()
    expect(await screen.findByText('Enter your password')).toBeVisible()
    expect(login.tries).toHaveLength(0)
  })

  it('that is refused must be typed', async () => {
    login.reply = () => new Refused(400, 'login_failed')
    submit()
    await waitFor(() => expect(field('Password')).toBeInvalid())
    await waitFor(() => expect(eye()).toBeVisible())
    submit()
    expect(await screen.findByText('Enter your password')).toBeVisible()
    expect(login.tries).toHaveLength(1)
  })
})
