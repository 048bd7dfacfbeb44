import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'
import { Settings } from './Settings.tsx'

setUp()

it('a merchant with one language offers no choice of it', async () => {
  const page = document.querySelector('#merchant')
  const merchant: object = JSON.parse(page?.textContent ?? '')
  page?.replaceChildren(JSON.stringify({ ...merchant, languages: ['EN'] }))
  await visit(<Settings />)
  expect(screen.getByRole('switch', { name: 'Light theme' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Language/ })).not.toBeInTheDocument()
})
