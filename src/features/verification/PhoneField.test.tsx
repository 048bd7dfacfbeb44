import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { readPhone } from '#api/account/phone.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { PhoneField } from './PhoneField.tsx'

setUp()

function Form() {
  const [mobileNum, setNumber] = useState('')
  const [countryDialingCode, setCountry] = useState('')
  const read = readPhone({ mobileNum, countryDialingCode })
  return (
    <>
      <PhoneField
        value={mobileNum}
        error={read.fault}
        onChange={setNumber}
        dialingCode={countryDialingCode}
        onCountry={setCountry}
      />
      <p>{`+${read.countryDialingCode}${read.mobileNum}`}</p>
    </>
  )
}

async function open() {
  platform({ '/wps/system/country': () => ({ country: 'BD', countryDialingCode: '880' }) })
  await visit(<Form />)
  await country('880')
}

const country = (code: string) =>
  screen.findByRole('button', { name: `Country code +${code}` }, { timeout: 5000 })
const number = () => screen.getByLabelText('Mobile number')
const type = (value: string) => fireEvent.change(number(), { target: { value } })

it('a number with a country code sets the country, and one without it restores the chosen one', async () => {
  await open()
  type('\u202a+91 98765 43210\u202c')
  await country('91')
  expect(screen.getByText('+919876543210')).toBeVisible()
  type('০১৭১১-০০০০০১')
  await country('880')
  expect(number()).toHaveValue('০১৭১১-০০০০০১')
})

it('typing ends at twenty digits of the number, and a longer paste is kept', async () => {
  await open()
  const full = `+49 ${'1'.repeat(20)}`
  type(full)
  type(`${full}1`)
  expect(number()).toHaveValue(full)
  type(`${full} 1`)
  expect(number()).toHaveValue(full)
  type(`+49 ${'1'.repeat(25)}`)
  expect(number()).toHaveValue(`+49 ${'1'.repeat(25)}`)
  expect(number()).toHaveAccessibleDescription('tooLong')
})
