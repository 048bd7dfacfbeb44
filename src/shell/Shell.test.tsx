import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { Boundary } from '#ui/Boundary.tsx'
import { Shell } from './Shell.tsx'

setUp()
beforeEach(() => {
  platform({})
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('shows an error in place of a failed part, with a retry', async () => {
  let isBroken = true
  const Fragile = () => {
    if (isBroken) throw new Error('broken')
    return <p>whole</p>
  }
  await visit(
    <Shell>
      <Boundary>
        <Fragile />
      </Boundary>
      <p>the rest of the screen</p>
    </Shell>,
  )
  expect(await screen.findByText('This part could not be shown')).toBeVisible()
  expect(screen.getByText('the rest of the screen')).toBeVisible()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('whole')).toBeVisible()
})
