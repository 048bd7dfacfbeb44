import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { identifyAs } from '../../../net/session/identity.testing.ts'
import { store } from '../../../net/query/queryClient.ts'
import { setUp, visit } from '../../games/testing.tsx'
import { CaptchaField } from '../../verification/CaptchaField.tsx'
import { CodeField } from '../../verification/CodeField.tsx'
import { CountryCodeField } from '../../verification/CountryCodeField.tsx'
import { proveHumanIntent } from '../../verification/human/human.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { recallLogin } from '../remembered/remembered.ts'
import { platformKeys } from '../../../net/session/seal.testing.ts'
import { endSessionIntent, sessionAtom } from '../session.atoms.ts'

const slots = { CaptchaField, CodeField, CountryCodeField, proveHumanIntent }

let keys: Awaited<ReturnType<typeof platformKeys>>

const tries: unknown[] = []
let captchas = 0
let reply: () => Response | Promise<Response>

const accept = () =>
  Response.json({
    success: true,
    value: { token: 'a-token-of-sixteen', userName: 'member', type: 0 },
  })
const refuse = (code: string, value?: unknown, status = 400) =>
  Response.json({ success: false, code, value }, { status })
const wrongPassword = () => refuse('login_failed', { captcha: true })

async function platform(address: string, init?: RequestInit) {
  const path = address.split('?')[0]
  if (path === '/wps/session/key') return Response.json({ success: true, value: keys.jwk })
  if (path === '/wps/captcha') {
    captchas += 1
    return Response.json({ success: true, value: 'iVBORw0KGgo=' })
  }
  if (path !== '/wps/session/login') return new Promise<Response>(() => undefined)
  tries.push(await keys.open(init?.body))
  return reply()
}

beforeAll(async () => {
  keys = await platformKeys()
})

setUp()
beforeEach(async () => {
  identifyAs({ sealingKeyIds: ['the-next-one', keys.kid] })
  vi.stubGlobal('fetch', platform)
  tries.length = 0
  captchas = 0
  reply = accept
  await visit(<LoginScreen {...slots} />)
})

afterEach(async () => {
  await finishAskedLogin()
  store.set(endSessionIntent)
})

const username = () => screen.getByLabelText<HTMLInputElement>('Username')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const captcha = () => screen.queryByRole('textbox', { name: 'Verification code' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
const logIn = (name = 'member', secret = 'right-1') => {
  type(username(), name)
  type(password(), secret)
  submit()
}

async function finishAskedLogin() {
  const field = captcha()
  if (!field) return
  reply = accept
  type(field, '1234')
  submit()
  await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
}

describe('a login', () => {
  it('sends the name and the password, sealed, and opens the session', async () => {
    logIn(' member ')
    await waitFor(() => expect(store.get(sessionAtom)?.userName).toBe('member'))
    expect(tries).toMatchObject([{ type: 'username', username: 'member', password: 'right-1' }])
  })

  it('pressed twice is sent once', async () => {
    logIn()
    submit()
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(tries).toHaveLength(1)
  })

  it('is not remembered unless the player asks', async () => {
    expect(screen.getByRole('checkbox', { name: 'Remember me on this phone' })).not.toBeChecked()
    logIn()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(await recallLogin()).toBeNull()
    expect(tries).toMatchObject([{ remember: false }])
  })

  it('is remembered when the player asks', async () => {
    fireEvent.click(screen.getByRole('checkbox'))
    logIn()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(await recallLogin()).toEqual({ username: 'member', password: 'right-1' })
    expect(tries).toMatchObject([{ remember: true }])
  })
})

describe('an empty form', () => {
  it('is not sent; each field says why, and the first one takes the focus', async () => {
    submit()
    expect(await screen.findByText('Enter your username')).toBeVisible()
    expect(username()).toHaveAccessibleDescription('Enter your username')
    expect(password()).toHaveAccessibleDescription('Enter your password')
    await waitFor(() => expect(username()).toHaveFocus())
    expect(tries).toHaveLength(0)
  })

  it('lets a fault go as soon as it is mended', async () => {
    submit()
    await screen.findByText('Enter your username')
    type(username(), 'member')
    expect(screen.queryByText('Enter your username')).not.toBeInTheDocument()
    expect(screen.getByText('Enter your password')).toBeVisible()
  })
})

describe('a wrong password', () => {
  beforeEach(() => {
    reply = wrongPassword
  })

  it('keeps what was typed, says so at the password and asks for a captcha', async () => {
    expect(captcha()).not.toBeInTheDocument()
    logIn('member', 'wrong-1')
    await screen.findByText('The username or the password is incorrect')
    expect(password()).toHaveAccessibleDescription('The username or the password is incorrect')
    expect(username()).toHaveValue('member')
    expect(password()).toHaveValue('wrong-1')
    expect(captcha()).toBeVisible()
    expect(await screen.findByAltText('Code in a picture')).toBeVisible()
    expect(captchas).toBe(1)
    expect(password()).toHaveFocus()
  })

  it('sends the code with the next try, and draws a new picture when that fails too', async () => {
    logIn('member', 'wrong-1')
    await screen.findByAltText('Code in a picture')
    submit()
    await screen.findByText('Please enter the verification code')
    type(captcha()!, '12x')
    expect(screen.getByText('Digits only, up to 6')).toBeVisible()
    reply = () => refuse('captcha_wrong', { captcha: true })
    type(captcha()!, '1234')
    submit()
    await screen.findByText('Verification code error')
    expect(tries).toHaveLength(2)
    expect(tries[1]).toMatchObject({ captcha: '1234' })
    expect(captcha()).toHaveValue('')
    await waitFor(() => expect(captchas).toBe(2))
    expect(captcha()).toHaveFocus()
  })

  it('of which the picture is tapped gives another and empties the field', async () => {
    logIn('member', 'wrong-1')
    await screen.findByAltText('Code in a picture')
    type(captcha()!, '12')
    fireEvent.click(screen.getByTitle('New code'))
    expect(captcha()).toHaveValue('')
    await waitFor(() => expect(captchas).toBe(2))
  })
})

describe('what else can go wrong', () => {
  it.each([
    ['a locked account', () => refuse('account_locked', undefined, 403), /This account is locked/],
    ['a busy platform', () => refuse('', undefined, 503), /busy/],
    ['no network', () => Promise.reject(new TypeError('no network')), /We cannot be reached/],
  ])('%s is said on the form, and what was typed stays', async (_, answer, sentence) => {
    reply = answer
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
  ])('%s is said at the name, until the name is mended', async (code, sentence) => {
    reply = () => refuse(code, undefined, 403)
    logIn()
    await waitFor(() => expect(username()).toHaveAccessibleDescription(sentence))
    expect(username()).toHaveFocus()
    type(username(), 'another')
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  })

  it('tells how long a pause lasts, unless it outlasts the player', async () => {
    reply = () => refuse('account_locked', { expirationTime: Date.UTC(2100, 0) }, 403)
    logIn()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/locked/))
    expect(screen.queryByText(/You can try again/)).not.toBeInTheDocument()
    reply = () => refuse('too_many', { expirationTime: Date.now() + 59_500 }, 429)
    submit()
    expect(await screen.findByText(/You can try again in 0:5\d|1:00/)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/Too many attempts/)
  })

  it('does not keep the next try from succeeding', async () => {
    reply = () => Promise.reject(new TypeError('no network'))
    logIn()
    await screen.findByText(/We cannot be reached/)
    reply = accept
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
  })
})

describe('the fields', () => {
  it('know what keyboards and password managers want, and show the password when asked', () => {
    expect(username()).toHaveAttribute('autocomplete', 'username')
    expect(username()).toHaveAttribute('autocapitalize', 'none')
    expect(username()).toHaveAttribute('enterkeyhint', 'next')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password()).toHaveAttribute('type', 'password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
  })
})
