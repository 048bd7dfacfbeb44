import { useSearch } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { ForgetScreen } from './ForgetScreen.tsx'
import { ForgetSearch } from './forget.search.ts'

const country = {
  '/wps/system/country': () => ({ country: 'NP', countryDialingCode: '977' }),
}

setUp()
beforeEach(() => {
  platform({ ...country, '/wps/verification/password': () => new Refused(400, 'code_wrong') })
})

function Page() {
  const { step = 'mobile' } = v.parse(ForgetSearch, useSearch({ strict: false }))
  return <ForgetScreen step={step} />
}
async function show() {
  const shown = await visit(<Page />)
  await screen.findByRole('button', { name: 'Country code +977' })
  return shown
}
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('a forgotten password', () => {
  it('starts with the phone number, which must be valid', async () => {
    await show()
    goOn()
    expect(await screen.findByText('Enter your mobile number')).toBeVisible()
    expect(number()).toHaveFocus()
    type(number(), '017')
    expect(screen.getByText('Please enter a valid mobile number')).toBeVisible()
    type(number(), '01711000001')
    expect(screen.queryByText('Please enter a valid mobile number')).not.toBeInTheDocument()
  })

  it.each(['code', 'password'])(
    'opened at the %s without a number starts with the number',
    async (step) => {
      const { at, go } = await show()
      await go('/elsewhere')
      await go(`/?step=${step}`)
      expect(number()).toBeVisible()
      expect(screen.getByText('Step 1 of 3')).toBeInTheDocument()
      expect(at()).toBe('/?step=mobile')
    },
  )

  it('sends a code again as the same request after a lost answer', async () => {
    platform({ ...country, '/wps/verification/password': () => new Error('no network') })
    await show()
    type(number(), '01711000001')
    goOn()
    type(await screen.findByLabelText('SMS code'), '123456')
    const keys = () =>
      vi
        .mocked(fetch)
        .mock.calls.filter(([, init]) => init?.method === 'POST')
        .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
    for (const tries of [1, 2]) {
      goOn()
      await waitFor(() => expect(keys()).toHaveLength(tries))
      expect(await screen.findByText(/^We did not get an answer/)).toBeVisible()
    }
    expect(keys()[0]).toMatch(/^[\w-]{36}$/)
    expect(keys()[1]).toBe(keys()[0])
  })

  it('asks for a code next, without saying whether the account exists', async () => {
    await show()
    type(number(), '০১৭১১-০০০০০১')
    goOn()
    expect(await screen.findByText(/^Tap “Get code”/)).toHaveTextContent('has +977 1711000001,')
    expect(screen.getByLabelText('SMS code')).toBeVisible()
    type(screen.getByLabelText('SMS code'), '123456')
    goOn()
    expect(await screen.findByText(/Verification code error/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('SMS code')).toHaveFocus())
    expect(screen.getByLabelText('SMS code')).toHaveValue('123456')
  })
})
