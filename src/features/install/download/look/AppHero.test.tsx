import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { AppHero } from './AppHero.tsx'

setUp()

it('shows the merchant’s description of the app', async () => {
  const mobileTemplate = { app_desc: 'Our games in your pocket' }
  platform({ '/wps/system/status': () => ({ info: { mobileTemplate }, serverTime: 0 }) })
  await visit(<AppHero />)
  expect(await screen.findByText('Our games in your pocket')).toBeVisible()
})
