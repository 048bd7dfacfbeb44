import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { Refused } from '#testing/platform.ts'
import { visit } from '#testing/visit.tsx'
import {
  forgetLogin,
  forgetNumber,
  recallLogin,
  recallNumber,
  rememberLogin,
  rememberNumber,
} from '#features/session/remembered/remembered.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { field, sendingCodes, setUpPlatform, submit, tab, type } from './login.testing.ts'

const phone = { mobileNum: '9801000301', countryDialingCode: '977' }

const login = setUpPlatform(sendingCodes('NP', '977'))

afterEach(() => forgetNumber())

const number = () => field('Mobile number')

async function openWithNumber() {
  await visit(<LoginScreen />)
  fireEvent.click(await tab('With SMS code'))
  await screen.findByRole('button', { name: 'Country code +977' })
}

function fillIn() {
  type('Mobile number', phone.mobileNum)
  type('SMS code', '246810')
}

const bySms = { type: 'sms', username: '9779801000301', verificationCode: '246810' }

/** Loses the answer of the first login; returns the keys of all. */
function loseFirst() {
  const answered = fetch
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.startsWith('/wps/session/login')) return answered(address, init)
    sent.push(new Headers(init?.headers).get('Idempotency-Key'))
    if (sent.length === 1) throw new TypeError('no network')
    return answered(address, init)
  })
  return sent
}

describe('a login by number', () => {
  it.each<[string, () => unknown]>([
    [
      'ticking “remember me”',
      () => fireEvent.click(screen.getByRole('checkbox', { name: /^Remember/ })),
    ],
    ['going by name instead', async () => fireEvent.click(await tab('With password'))],
  ])('is a new request after %s, though the answer was lost', async (_, change) => {
    const sent = loseFirst()
    await openWithNumber()
    fireEvent.click(await tab('With password'))
    type('Username', 'member')
    type('Password', 'Member#2468')
    fireEvent.click(await tab('With SMS code'))
    fillIn()
    submit()
    await screen.findByText(/^We did not get an answer/)
    await change()
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(new Set(sent).size).toBe(2)
  })

  it('requests a code again as the same request after a lost answer', async () => {
    const sent = loseFirst()
    await openWithNumber()
    fillIn()
    submit()
    await screen.findByText(/^We did not get an answer/)
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(sent[0]).toMatch(/^[\w-]{36}$/)
    expect(sent).toEqual([sent[0], sent[0]])
  })

  it('opens the session when the platform checks the code', async () => {
    await openWithNumber()
    fillIn()
    submit()
    await waitFor(() => expect(store.get(sessionAtom)?.userName).toBe('member'))
    expect(login.tries).toMatchObject([{ ...bySms, countryDialingCode: '977', remember: false }])
    expect(recallNumber()).toBeNull()
  })

  it('is stored only when the player asks', async () => {
    await openWithNumber()
    const remember = screen.getByRole('checkbox', { name: 'Remember my number on this device' })
    expect(remember).not.toBeChecked()
    fireEvent.click(remember)
    fillIn()
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(recallNumber()).toEqual(phone)
  })

  it('starts with the stored number', async () => {
    rememberNumber(phone)
    await openWithNumber()
    await waitFor(() => expect(number()).toHaveValue(phone.mobileNum))
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('keeps a number that was typed before the stored one was read', async () => {
    rememberNumber(phone)
    await visit(<LoginScreen />)
    fireEvent.click(await tab('With SMS code'))
    type('Mobile number', '9802')
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked())
    expect(number()).toHaveValue('9802')
  })

  it('is not stored because a stored password was read late', async () => {
    await rememberLogin({ username: 'member', password: 'Saved#2468' })
    await openWithNumber()
    // Without a pause in between, in which the password would be read.
    for (const name of ['With password', 'With SMS code'])
      fireEvent.click(screen.getByRole('tab', { name }))
    await act(() => recallLogin())
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    await forgetLogin()
  })

  it('stays on screen when a tab is pressed while it is being sent', async () => {
    await openWithNumber()
    fillIn()
    submit()
    fireEvent.click(await tab('With password'))
    expect(number()).toHaveValue(phone.mobileNum)
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
  })

  it('has its own captcha with a new picture and an empty field', async () => {
    login.reply = () => new Refused(400, 'code_wrong', { captcha: true })
    await openWithNumber()
    fillIn()
    submit()
    const captcha = await screen.findByRole('textbox', { name: 'Verification code' })
    await waitFor(() => expect(login.pictures()).toBe(1))
    fireEvent.change(captcha, { target: { value: '12' } })
    fireEvent.click(await tab('With password'))
    expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveValue('')
    await waitFor(() => expect(login.pictures()).toBe(2))
  })
})
