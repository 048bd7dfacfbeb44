import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { Version } from './Version.tsx'

setUp()

it.each([
  ['offline', false, 'offline: Could not check for a new version. Try again when you are online.'],
  ['online', true, 'fail: Could not check for a new version. Try again in a moment.'],
])('a check for a new version that fails while the phone is %s says what to do', async (...row) => {
  const [, isOnline, sentence] = row
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await visit(<Version />)
  fireEvent.click(screen.getByRole('button', { name: 'Check for an update' }))
  await waitFor(() => expect(toasts()).toEqual([sentence]))
})
