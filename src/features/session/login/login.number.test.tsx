import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { atom } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { identifyAs } from '../../../net/session/identity.testing.ts'
import { platformKeys } from '../../../net/session/seal.testing.ts'
import { store } from '../../../net/query/queryClient.ts'
import type { PhoneProof } from '../../../ui/form/slots.ts'
import { setUp, visit } from '../../games/testing.tsx'
import { CaptchaField } from '../../verification/CaptchaField.tsx'
import { CodeField } from '../../verification/CodeField.tsx'
import { CountryCodeField } from '../../verification/CountryCodeField.tsx'
import { proveHumanIntent } from '../../verification/human/human.atoms.ts'
import {
  forgetLogin,
  forgetNumber,
  recallLogin,
  recallNumber,
  rememberLogin,
  rememberNumber,
} from '../remembered/remembered.ts'
import { sessionAtom } from '../session.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'
import type { LoginSlots } from './login.slots.ts'

const slots = { CaptchaField, CodeField, CountryCodeField, proveHumanIntent }
const phone = { mobileNum: '9801000301', countryDialingCode: '977' }
const keys = await platformKeys()

const answers: Readonly<Record<string, unknown>> = {
  '/wps/session/key': keys.jwk,
  '/wps/system/status': { serverTime: 0, info: { whitelabel: { MOBILEVERCODELOGIN3: true } } },
  '/wps/system/country': { country: 'NP', countryDialingCode: '977' },
  '/wps/session/login': { token: 'a-token-of-sixteen', userName: 'member', type: 0 },
}
const tries: unknown[] = []

setUp()
beforeEach(async () => {
  identifyAs({ sealingKeyIds: [keys.kid] })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const [path = ''] = address.split('?')
    if (path === '/wps/session/login') tries.push(await keys.open(init?.body))
    const value = answers[path]
    return value ? Response.json({ success: true, value }) : new Promise(() => undefined)
  })
  tries.length = 0
})

afterEach(() => forgetNumber())

const tab = (name: string) => screen.findByRole('tab', { name })
const number = () => screen.getByLabelText('Mobile number')
const code = () => screen.getByLabelText('SMS code')
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))

async function openWithNumber(proof: Pick<LoginSlots, 'provePhoneIntent'> = {}) {
  await visit(<LoginScreen {...slots} {...proof} />)
  fireEvent.click(await tab('With SMS code'))
  await screen.findByRole('button', { name: 'Country code +977' })
}

async function fillIn() {
  fireEvent.change(number(), { target: { value: phone.mobileNum } })
  fireEvent.change(code(), { target: { value: '246810' } })
}

const proving = (proof: PhoneProof | null) => ({ provePhoneIntent: atom(null, async () => proof) })
const bySms = { type: 'sms', username: '9779801000301', verificationCode: '246810' }
const token = 'a-token-of-firebase'

describe('a login by number', () => {
  it('sends a code whose answer was lost as the same request again', async () => {
    const answered = fetch
    const sent: (string | null)[] = []
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (!address.startsWith('/wps/session/login')) return answered(address, init)
      sent.push(new Headers(init?.headers).get('Idempotency-Key'))
      if (sent.length === 1) throw new TypeError('no network')
      return answered(address, init)
    })
    await openWithNumber()
    await fillIn()
    submit()
    await screen.findByText(/^We cannot be reached/)
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(sent[0]).toMatch(/^[\w-]{36}$/)
    expect(sent).toEqual([sent[0], sent[0]])
  })

  it.each([
    ['the platform checks the code', {}, bySms],
    ['the merchant has no other check', proving(null), bySms],
    [
      'another service has checked the code',
      proving({ firebaseChannel: 'sms', firebaseIdToken: token }),
      { type: 'firebase', firebaseMobileNo: '9801000301', firebaseIdToken: token },
    ],
  ])('opens the session where %s', async (_, proof, sent) => {
    await openWithNumber(proof)
    await fillIn()
    submit()
    await waitFor(() => expect(store.get(sessionAtom)?.userName).toBe('member'))
    expect(tries).toMatchObject([{ ...sent, countryDialingCode: '977', remember: false }])
    expect(recallNumber()).toBeNull()
  })

  it('is remembered only when the player asks', async () => {
    await openWithNumber()
    const remember = screen.getByRole('checkbox', { name: 'Remember my number on this phone' })
    expect(remember).not.toBeChecked()
    fireEvent.click(remember)
    await fillIn()
    submit()
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
    expect(recallNumber()).toEqual(phone)
  })

  it('starts with the number that this phone remembers', async () => {
    rememberNumber(phone)
    await openWithNumber()
    await waitFor(() => expect(number()).toHaveValue(phone.mobileNum))
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('keeps a number that was typed before the remembered one was read', async () => {
    rememberNumber(phone)
    await visit(<LoginScreen {...slots} />)
    fireEvent.click(await tab('With SMS code'))
    fireEvent.change(number(), { target: { value: '9802' } })
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked())
    expect(number()).toHaveValue('9802')
  })

  it('is not remembered because a password is, which was read too late', async () => {
    await rememberLogin({ username: 'member', password: 'Saved#2468' })
    await openWithNumber()
    // Without a pause in between, in which the password would be read.
    for (const name of ['With password', 'With SMS code'])
      fireEvent.click(screen.getByRole('tab', { name }))
    await act(() => recallLogin())
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    await forgetLogin()
  })

  it('stays on screen when a tab is pressed while it is on its way', async () => {
    await openWithNumber()
    await fillIn()
    submit()
    fireEvent.click(await tab('With password'))
    expect(number()).toHaveValue(phone.mobileNum)
    await waitFor(() => expect(store.get(sessionAtom)).not.toBeNull())
  })

  it('has a captcha of its own, with another picture and an empty field', async () => {
    const others = fetch
    let pictures = 0
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      if (address === '/wps/session/login')
        return Response.json(
          { success: false, code: 'code_wrong', value: { captcha: true } },
          { status: 400 },
        )
      if (!address.startsWith('/wps/captcha')) return others(address, init)
      pictures += 1
      return Response.json({ success: true, value: 'iVBORw0KGgo=' })
    })
    await openWithNumber()
    await fillIn()
    submit()
    const captcha = await screen.findByRole('textbox', { name: 'Verification code' })
    await waitFor(() => expect(pictures).toBe(1))
    fireEvent.change(captcha, { target: { value: '12' } })
    fireEvent.click(await tab('With password'))
    expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveValue('')
    await waitFor(() => expect(pictures).toBe(2))
  })
})
