import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RunningSession } from '#api/account/security.ts'
import { store } from '#net/query/queryClient.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

const session = (id: string): RunningSession => ({
  id,
  userAgent: '',
  place: null,
  since: 1_700_000_000_000,
  seenAt: 1_700_000_000_000,
  isCurrent: id === '1',
})

let asked: string[]
let end: () => unknown
const writes = () => asked.filter((call) => !call.startsWith('GET'))
const lastToast = () => toasts().at(-1)

setUp()
beforeEach(() => {
  end = () => ({ ended: 1 })
  asked = platform({ '/wps/session/others': () => end() })
  logIn()
})

async function press(isAgreed: boolean) {
  await visit(<SessionsPanel sessions={['1', '2'].map(session)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
  await act(async () => store.get(confirmationAtom)?.answer(isAgreed))
}

describe('the other devices', () => {
  it('are signed out after a confirmation', async () => {
    await press(true)
    await waitFor(() =>
      expect(lastToast()).toBe('success: You are now signed in only on this device'),
    )
    expect(writes()).toEqual(['DELETE /wps/session/others'])
  })

  it('stay signed in when the player cancels', async () => {
    await press(false)
    expect(writes()).toEqual([])
    expect(lastToast()).toBeUndefined()
  })

  it('that the platform does not end are shown as still signed in', async () => {
    end = () => new Refused(429, 'too_many')
    await press(true)
    await waitFor(() => expect(lastToast()).toMatch(/^fail:/))
  })
})
