import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { platform, setUp, visit } from '../../games/testing.tsx'
import { CaptchaField } from '../../verification/CaptchaField.tsx'
import { CodeField } from '../../verification/CodeField.tsx'
import { CountryCodeField } from '../../verification/CountryCodeField.tsx'
import { proveHumanIntent } from '../../verification/human/human.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'

const slots = { CaptchaField, CodeField, CountryCodeField, proveHumanIntent }

setUp()
beforeEach(async () => {
  platform({
    '/wps/system/status': () => ({
      serverTime: 0,
      info: { whitelabel: { MOBILEVERCODELOGIN3: true } },
    }),
    '/wps/system/country': () => ({ country: 'BD', countryDialingCode: '880' }),
  })
  await visit(<LoginScreen {...slots} />)
})

it.each(['With password', 'With SMS code'])(
  'a forgotten password has its way out %s',
  async (way) => {
    fireEvent.click(await screen.findByRole('tab', { name: way }))
    const forgot = screen.getByRole('link', { name: 'Forgot password?' })
    expect(forgot).toHaveAttribute('href', '/m/forget')
  },
)
