import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { platform, setUp, visit } from '../../games/testing.tsx'
import { CaptchaField } from '../../verification/CaptchaField.tsx'
import { CodeField } from '../../verification/CodeField.tsx'
import { CountryCodeField } from '../../verification/CountryCodeField.tsx'
import { proveHumanIntent } from '../../verification/human/human.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'

const slots = { CaptchaField, CodeField, CountryCodeField, proveHumanIntent }
const open = () => visit(<LoginScreen {...slots} />)

setUp()
beforeEach(async () => {
  platform({
    '/wps/system/status': () => ({
      serverTime: 0,
      info: { whitelabel: { MOBILEVERCODELOGIN3: true } },
    }),
    '/wps/system/country': () => ({ country: 'BD', countryDialingCode: '880' }),
    '/wps/verification/sms/noLogin': () => ({ expirationTime: Date.now() + 60_000 }),
  })
  await open()
})

const number = () => screen.getByLabelText('Mobile number')
const askFor = async (mobileNum: string) => {
  fireEvent.click(await screen.findByRole('tab', { name: 'With SMS code' }))
  await screen.findByRole('button', { name: 'Country code +880' })
  fireEvent.change(number(), { target: { value: mobileNum } })
  fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
}
const waiting = () => screen.findByRole('button', { name: /Resend in \d+ s/ })

/** Unlike leaving, a reload runs no clean-up. */
async function reload() {
  const stored = Object.entries(sessionStorage)
  cleanup()
  for (const [key, value] of stored) sessionStorage.setItem(key, value)
  await open()
}

describe('the login, when a code was requested', () => {
  it('comes back to its number and its countdown after a reload', async () => {
    await askFor('01711000301')
    await waiting()
    await reload()
    expect(number()).toHaveValue('01711000301')
    expect(await waiting()).toBeDisabled()
    expect(await screen.findByRole('tab', { name: 'With SMS code' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  it('forgets the number when the player leaves', async () => {
    await askFor('01711000302')
    await waiting()
    cleanup()
    await open()
    expect(screen.getByLabelText('Username')).toHaveValue('')
  })

  it('keeps no number that is none', async () => {
    await askFor('12')
    await screen.findByText('Please enter a valid mobile number')
    await reload()
    expect(screen.getByLabelText('Username')).toHaveValue('')
  })
})

it('cuts no number that is pasted, and says where it is too long', async () => {
  fireEvent.click(await screen.findByRole('tab', { name: 'With SMS code' }))
  const pasted = '01711 000 001 017110 00001 2'
  await userEvent.click(number())
  await userEvent.paste(pasted)
  expect(number()).toHaveValue(pasted)
  fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
  expect(number()).toHaveAccessibleDescription(/Please enter a valid mobile number/)
})
