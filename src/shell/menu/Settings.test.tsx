import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setUp, tearDown, visit } from '../../features/games/testing.tsx'
import { Settings } from './Settings.tsx'

beforeEach(setUp)
afterEach(tearDown)

it('a merchant with one language offers no choice of it', async () => {
  const page = document.querySelector('#merchant')
  const merchant: object = JSON.parse(page?.textContent ?? '')
  page?.replaceChildren(JSON.stringify({ ...merchant, languages: ['EN'] }))
  await visit(<Settings />)
  expect(screen.getByRole('switch', { name: 'Light theme' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Language/ })).not.toBeInTheDocument()
})
