import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { useEta } from './Cost.tsx'

function Eta() {
  const eta = useEta()
  return [1, 59, 60, 61, 120].map((minutes) => <p key={minutes}>{eta(minutes)}</p>)
}

setUp()
beforeEach(() => void platform({}))

it('gives minutes up to an hour, then hours, rounded up', async () => {
  await visit(<Eta />)
  const said = screen.getAllByText(/^about/).map(({ textContent }) => textContent)
  expect(said).toEqual(['about 1 min', 'about 59 min', 'about 1 h', 'about 2 h', 'about 2 h'])
})
