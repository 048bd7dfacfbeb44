import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { sendingCodes, tab } from './login.testing.ts'

setUp()

it.each(['With password', 'With SMS code'])(
  'has a link for a forgotten password %s',
  async (way) => {
    platform(sendingCodes('BD', '880'))
    await visit(<LoginScreen />)
    fireEvent.click(await tab(way))
    const forgot = screen.getByRole('link', { name: 'Forgot password?' })
    expect(forgot).toHaveAttribute('href', '/m/forget')
  },
)
