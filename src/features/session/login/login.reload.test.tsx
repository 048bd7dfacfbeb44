import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { field, sendingCodes, tab, type } from './login.testing.ts'

const open = () => visit(<LoginScreen />)

setUp()
beforeEach(async () => {
  platform({
    ...sendingCodes('BD', '880'),
    '/wps/verification/sms/noLogin': () => ({ expirationTime: Date.now() + 60_000 }),
  })
  await open()
})

const askFor = async (mobileNum: string) => {
  fireEvent.click(await tab('With SMS code'))
  await screen.findByRole('button', { name: 'Country code +880' })
  type('Mobile number', mobileNum)
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
  it('restores number and countdown after a reload', async () => {
    await askFor('01711000301')
    await waiting()
    await reload()
    expect(field('Mobile number')).toHaveValue('01711000301')
    expect(await waiting()).toBeDisabled()
    expect(await tab('With SMS code')).toHaveAttribute('aria-selected', 'true')
  })

  it('drops the number when the player leaves', async () => {
    await askFor('01711000302')
    await waiting()
    cleanup()
    await open()
    expect(field('Username')).toHaveValue('')
  })

  it('does not store an invalid number', async () => {
    await askFor('12')
    await screen.findByText('Please enter a valid mobile number')
    await reload()
    expect(field('Username')).toHaveValue('')
  })
})

it('keeps a pasted number, and shows an error when it is too long', async () => {
  fireEvent.click(await tab('With SMS code'))
  const pasted = '01711 000 001 017110 00001 2'
  await userEvent.click(field('Mobile number'))
  await userEvent.paste(pasted)
  expect(field('Mobile number')).toHaveValue(pasted)
  fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
  expect(field('Mobile number')).toHaveAccessibleDescription(
    /Enter a mobile number of at most 20 digits/,
  )
})
