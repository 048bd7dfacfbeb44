import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { BreakButton } from './BreakButton.tsx'

setUp()

const keys = () =>
  vi
    .mocked(fetch)
    .mock.calls.flatMap(([, init]) =>
      init?.method === 'PUT' ? new Headers(init.headers).get('Idempotency-Key') : [],
    )

async function take() {
  fireEvent.click(screen.getByRole('button', { name: '24 hours' }))
  await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
  store.get(confirmationAtom)?.answer(true)
}

it('without an answer is not reported as failed, as it may have begun', async () => {
  platform({ '/wps/member/break': () => ({}) })
  logIn()
  await visit(<BreakButton length="24h" now={Date.now()} />)
  await take()
  await waitFor(() =>
    expect(toasts()).toEqual([expect.stringMatching(/^info: .*Nothing is done twice/)]),
  )
})

it.each([
  ['refused temporarily is a new request the next time', new Refused(429, 'too_many'), 2],
  ['with an unknown outcome is the same request the next time', new Error('no network'), 1],
])('a break that was %s', async (_, answer, requests) => {
  const answers: unknown[] = [answer]
  platform({ '/wps/member/break': () => answers.shift() ?? { success: true } })
  logIn()
  await visit(<BreakButton length="24h" now={Date.now()} />)
  await take()
  await waitFor(() => expect(toasts()).toHaveLength(1))
  await take()
  await waitFor(() => expect(toasts()).toContain('success: Your break has started'))
  expect(new Set(keys()).size).toBe(requests)
})
