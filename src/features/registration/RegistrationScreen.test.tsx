import { i18n } from '@lingui/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isBusy } from '#device/page/busy.ts'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { timedToasts } from '#ui/feedback/toasts.testing.ts'
import { RegistrationScreen } from './RegistrationScreen.tsx'
import { clearFormIntent, formAtom } from './form/form.atoms.ts'

const everything = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  REGMOBVERF3: true,
  MOBILENUMPASSREG3: true,
}

async function open(
  answers: Parameters<typeof platform>[0] = {},
  codes: { affiliateCode?: string } = {},
  whitelabel: object = everything,
) {
  const asked = platform({
    '/wps/system/status': () => ({ serverTime: 0, info: { whitelabel } }),
    '/wps/system/country': () => ({ country: 'NP', countryDialingCode: '977' }),
    '/wps/registration/settings': () => ({}),
    '/wps/registration/validation': () => ({}),
    ...answers,
  })
  const { go } = await visit(
    <RegistrationScreen banner={null} social={null} codes={codes} next={undefined} />,
    { '/m/help': {}, '/m/home': { layout: 'home' } },
  )
  return Object.assign(asked, { go })
}

setUp()
afterEach(() => store.set(clearFormIntent))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }))
const opened = () => screen.findByLabelText('Username')

describe('the form', () => {
  it('keeps only the phone number when the method changes', async () => {
    await open()
    await opened()
    type('Username', 'newcomer')
    type('Mobile number', '01811000009')
    fireEvent.click(screen.getByRole('tab', { name: 'By mobile number' }))
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument()
    expect(field('Mobile number')).toHaveValue('01811000009')
    submit()
    expect(field('Password')).toHaveAccessibleDescription(/Enter your password/)
    fireEvent.click(screen.getByRole('tab', { name: 'By username' }))
    expect(field('Username')).toHaveValue('')
    expect(screen.queryByText('Enter your password')).not.toBeInTheDocument()
  })

  it.each([
    [true, true, ['By username', 'By mobile number'], 'Username'],
    [true, false, [], 'Username'],
    [false, true, [], 'SMS code'],
  ])(
    'with registration by name %s and by number %s has the tabs %j',
    async (byName, byNumber, tabs, label) => {
      await open({}, {}, { ...everything, USERNAMEREG3: byName, MOBILENUMREG3: byNumber })
      expect(await screen.findByLabelText(label)).toBeVisible()
      expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
    },
  )

  it('is not shown when registration is closed', async () => {
    await open({}, {}, {})
    expect(await screen.findByText('Sign-up is closed right now')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument()
  })

  it('has the default fields while the rules fail to load, and offers a retry', async () => {
    await open({ '/wps/registration/settings': () => new Error('no network') })
    await opened()
    expect(screen.getByText('We could not check which details are needed today.')).toBeVisible()
    expect(field('Verification code')).toBeVisible()
  })

  it('has the captcha before the optional fields', async () => {
    await open({
      '/wps/registration/settings': () => ({ email: { enabled: true, required: false } }),
    })
    const optional = await screen.findByRole('group', { name: /Optional/ })
    const captcha = field('Verification code')
    expect(captcha.compareDocumentPosition(optional)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('starts with the player’s country', async () => {
    await open()
    expect(await screen.findByRole('button', { name: 'Country code +977' })).toBeVisible()
  })

  it('delays an app update while it has input', async () => {
    await open()
    await opened()
    expect(isBusy()).toBe(false)
    type('Username', 'n')
    expect(isBusy()).toBe(true)
  })
})

describe('a player who leaves', () => {
  const secrets = { Password: 'Newcomer#2468', 'Verification code': '3466' }
  const fill = async () => {
    await opened()
    type('Username', 'newcomer')
    for (const [label, text] of Object.entries(secrets)) type(label, text)
  }
  const typed = () => store.get(formAtom).typed

  it('for the terms finds the input again', async () => {
    const { go } = await open()
    await fill()
    await go('/m/help#terms')
    expect(typed()).toMatchObject({ username: 'newcomer', password: 'Newcomer#2468' })
  })

  it.each(['/m/login', '/m/help', '/m/help#deposits'])(
    'for %s leaves no stored password or code',
    async (elsewhere) => {
      const { go } = await open()
      await fill()
      await go(elsewhere)
      expect(typed()).toEqual({ username: 'newcomer' })
    },
  )

  it('for the terms and goes elsewhere from there leaves no secrets', async () => {
    const { go } = await open()
    await fill()
    await go('/m/help#terms')
    await go('/m/service')
    expect(typed()).toEqual({ username: 'newcomer' })
  })

  it.each([['/m/home'], ['/m/help#terms', '/m/home']])(
    'by %s %s leaves nothing',
    async (...way) => {
      const { go } = await open()
      await fill()
      for (const place of way) await go(place)
      expect(typed()).toEqual({})
    },
  )
})

describe('an error', () => {
  it('is shown at each field, and the first one gets the focus', async () => {
    await open()
    await opened()
    submit()
    expect(field('Username')).toHaveAccessibleDescription(/Enter your username/)
    expect(field('Confirm password')).toHaveAccessibleDescription('Enter the password again')
    expect(screen.getByText('Enter the verification code')).toBeVisible()
    expect(field('Username')).toHaveFocus()
  })

  it('of the confirmation disappears as soon as the passwords match', async () => {
    await open()
    await opened()
    type('Password', 'Newcomer#2468')
    type('Confirm password', 'Newcomer#246')
    fireEvent.blur(field('Confirm password'))
    expect(screen.getByText('Confirmation password not matched')).toBeVisible()
    type('Password', 'Newcomer#246')
    expect(screen.queryByText('Confirmation password not matched')).not.toBeInTheDocument()
  })

  it('is shown in the new language after a switch', async () => {
    await open()
    await opened()
    submit()
    const { messages } = await import('#i18n/locales/bn.po')
    await act(async () => i18n.loadAndActivate({ locale: 'bn', messages }))
    expect(screen.getByText('পাসওয়ার্ডটি আরেকবার লিখুন')).toBeVisible()
    await act(async () => i18n.loadAndActivate({ locale: 'en', messages: {} }))
    expect(screen.getByText('Enter the password again')).toBeVisible()
  })

  it('of an invitation code is shown before anything is sent, and the input stays', async () => {
    const asked = await open(
      { '/wps/affiliate/check': () => ({ success: false }) },
      { affiliateCode: 'nobody' },
    )
    await opened()
    expect(field('Invitation code')).toHaveValue('nobody')
    type('Username', 'newcomer')
    type('Password', 'Newcomer#2468')
    type('Confirm password', 'Newcomer#2468')
    type('Verification code', '3466')
    submit()
    await waitFor(() => expect(timedToasts()).toEqual(['fail: Invalid invitation code, 1000']))
    expect(field('Invitation code')).toHaveAccessibleDescription('Invalid invitation code')
    expect(field('Invitation code')).toHaveFocus()
    expect(field('Password')).toHaveValue('Newcomer#2468')
    expect(asked.some((call) => call.startsWith('PUT'))).toBe(false)
  })

  it('of a taken name is shown and announced when the field loses focus, unless the check fails', async () => {
    let isKnown = true
    await open({
      '/wps/registration/settings': () => ({ username: { enabled: true, verification: true } }),
      '/wps/registration/username/check': () =>
        isKnown ? { available: false } : new Refused(500, ''),
    })
    await opened()
    type('Username', 'member')
    for (const name of ['Username', 'Password']) act(() => field(name).focus())
    expect(await screen.findByText('Sorry, the username already exists')).toBeVisible()
    expect(field('Password')).toHaveFocus()
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(said).toContain('Sorry, the username already exists')
    isKnown = false
    type('Username', 'member2')
    fireEvent.blur(field('Username'))
    expect(screen.queryByText('Sorry, the username already exists')).not.toBeInTheDocument()
  })
})
