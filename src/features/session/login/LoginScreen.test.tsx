import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { Refused } from '#testing/platform.ts'
import { visit } from '#testing/visit.tsx'
import { recallLogin } from '#features/session/remembered/remembered.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { grant } from '#features/session/session.testing.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { field, setUpPlatform, submit, type } from './login.testing.ts'

const login = setUpPlatform()
beforeEach(async () => {
  await visit(<LoginScreen />)
})

const wrongPassword = () => new Refused(400, 'login_failed', { captcha: true })
const noNetwork = () => new Error('no network')

const username = () => field('Username')
const password = () => field('Password')
const captcha = () => screen.queryByRole('textbox', { name: 'Verification code' })
const logIn = (name = 'member', secret = 'right-1') => {
  type('Username', name)
  type('Password', secret)
  submit()
}

it('links to the registration, with the same return address', async () => {
  cleanup()
  await visit(<LoginScreen wanted={{ next: '/m/fav' }} />)
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/m/register?next=%2Fm%2Ffav',
  )
})

describe('a login', () => {
  it('sends name and encrypted password, and opens the session', async () => {
    logIn(' member ')
    await waitFor(() => expect(store.get(sessionAtom)?.userName).toBe('member'))
    expect(login.tries).toMatchObject([
      { type: 'username', username: 'member', password: 'right-1' },
    ])
  })

  it('pressed twice is sent once', async () => {
    logIn()
    submit()
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(login.tries).toHaveLength(1)
  })

  it('is not stored unless the player asks', async () => {
    expect(screen.getByRole('checkbox', { name: 'Remember me on this phone' })).not.toBeChecked()
    logIn()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(await recallLogin()).toBeNull()
    expect(login.tries).toMatchObject([{ remember: false }])
  })

  it('is stored when the player asks', async () => {
    fireEvent.click(screen.getByRole('checkbox'))
    logIn()
    await waitFor(async () =>
      expect(await recallLogin()).toEqual({ username: 'member', password: 'right-1' }),
    )
    expect(login.tries).toMatchObject([{ remember: true }])
  })

  it('opens the session before anything is stored, as the cookie is already the new one', async () => {
    const storedAtOpening: unknown[] = []
    const stop = store.sub(sessionAtom, () => storedAtOpening.push(localStorage.getItem(record)))
    const record = 'rememberedLogin'
    fireEvent.click(screen.getByRole('checkbox'))
    logIn()
    await waitFor(() => expect(localStorage.getItem(record)).not.toBeNull())
    stop()
    expect(storedAtOpening).toEqual([null])
  })
})

describe('an empty form', () => {
  it('is not sent; each field shows its error, and the first one gets the focus', async () => {
    submit()
    expect(await screen.findByText('Enter your username')).toBeVisible()
    expect(username()).toHaveAccessibleDescription('Enter your username')
    expect(password()).toHaveAccessibleDescription('Enter your password')
    await waitFor(() => expect(username()).toHaveFocus())
    expect(login.tries).toHaveLength(0)
  })

  it('removes an error as soon as it is corrected', async () => {
    submit()
    await screen.findByText('Enter your username')
    type('Username', 'member')
    expect(screen.queryByText('Enter your username')).not.toBeInTheDocument()
    expect(screen.getByText('Enter your password')).toBeVisible()
  })
})

describe('a wrong password', () => {
  beforeEach(() => {
    login.reply = wrongPassword
  })

  it('keeps the input, shows the error at the password and asks for a captcha', async () => {
    expect(captcha()).not.toBeInTheDocument()
    logIn('member', 'wrong-1')
    await screen.findByText('The username or the password is incorrect')
    expect(password()).toHaveAccessibleDescription('The username or the password is incorrect')
    expect(username()).toHaveValue('member')
    expect(password()).toHaveValue('wrong-1')
    expect(captcha()).toBeVisible()
    expect(await screen.findByAltText('Code in the picture')).toBeVisible()
    expect(login.pictures()).toBe(1)
    expect(password()).toHaveFocus()
  })

  it.each(['Username', 'Password'])('disappears when the %s is edited', async (label) => {
    logIn('member', 'wrong-1')
    await screen.findByText('The username or the password is incorrect')
    type(label, 'other')
    expect(password()).toBeValid()
  })

  it('sends the captcha with the next attempt, and loads a new picture when that fails, too', async () => {
    logIn('member', 'wrong-1')
    await screen.findByAltText('Code in the picture')
    submit()
    await screen.findByText('Enter the verification code')
    type('Verification code', '12x')
    expect(screen.getByText('Digits only, up to 6')).toBeVisible()
    login.reply = () => new Refused(400, 'captcha_wrong', { captcha: true })
    type('Verification code', '1234')
    submit()
    await screen.findByText('Verification code error')
    expect(login.tries).toHaveLength(2)
    expect(login.tries[1]).toMatchObject({ captcha: '1234' })
    expect(captcha()).toHaveValue('')
    await waitFor(() => expect(login.pictures()).toBe(2))
    expect(captcha()).toHaveFocus()
  })

  it('loads another picture and clears the field when the picture is tapped', async () => {
    logIn('member', 'wrong-1')
    await screen.findByAltText('Code in the picture')
    type('Verification code', '12')
    fireEvent.click(screen.getByTitle('New code'))
    expect(captcha()).toHaveValue('')
    await waitFor(() => expect(login.pictures()).toBe(2))
  })
})

describe('other errors', () => {
  it.each([
    ['a locked account', () => new Refused(403, 'account_locked'), /This account is locked/],
    ['a busy platform', () => new Refused(503, ''), /busy/],
    ['no network', noNetwork, /^We did not get an answer/],
  ])('%s is shown on the form, and the input stays', async (_, answer, sentence) => {
    login.reply = answer
    logIn()
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
    expect(username()).toHaveValue('member')
    expect(password()).toHaveValue('right-1')
    expect(captcha()).not.toBeInTheDocument()
  })

  it.each([
    ['account_disabled', 'Sorry, the user does not exist or is disabled'],
    ['non_member', 'Non-member account unable to login'],
    ['non_agent', 'Non-agents cannot log in'],
  ])('%s is shown at the name until it is edited', async (code, sentence) => {
    login.reply = () => new Refused(403, code)
    logIn()
    await waitFor(() => expect(username()).toHaveAccessibleDescription(sentence))
    expect(username()).toHaveFocus()
    type('Username', 'another')
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  })

  it('says how long a lock lasts, unless it is very long', async () => {
    login.reply = () => new Refused(403, 'account_locked', { expirationTime: Date.UTC(2100, 0) })
    logIn()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/locked/))
    expect(screen.queryByText(/You can try again/)).not.toBeInTheDocument()
    login.reply = () => new Refused(429, 'too_many', { expirationTime: Date.now() + 59_500 })
    submit()
    expect(await screen.findByText(/You can try again in 0:5\d|1:00/)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/Too many attempts/)
  })

  it('do not block the next attempt', async () => {
    login.reply = noNetwork
    logIn()
    await screen.findByText(/^We did not get an answer/)
    login.reply = () => grant
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
  })
})

describe('the fields', () => {
  it('have the right attributes for keyboards and password managers, and can show the password', () => {
    expect(username()).toHaveAttribute('autocomplete', 'username')
    expect(username()).toHaveAttribute('autocapitalize', 'none')
    expect(username()).toHaveAttribute('enterkeyhint', 'next')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password()).toHaveAttribute('type', 'password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
  })
})
