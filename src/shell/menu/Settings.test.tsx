import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'
import { Settings } from './Settings.tsx'

setUp()

it('a merchant with one language offers no choice of it', async () => {
  window.mela = { texts: { EN: 'en-0000000' } }
  await visit(<Settings />)
  expect(screen.getByRole('switch', { name: 'Light theme' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Language/ })).not.toBeInTheDocument()
})
