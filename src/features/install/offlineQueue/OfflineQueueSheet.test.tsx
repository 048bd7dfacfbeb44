import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { waitingAtom } from '#net/offlineQueue/waiting.ts'
import { store } from '#net/query/queryClient.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { OfflineQueueSheet } from './OfflineQueueSheet.tsx'

setUp()

it.each([
  [false, 'It is sent automatically when you are online.'],
  [true, 'We keep trying to send it.'],
])('says when queued actions are sent, online: %s', async (isOnline, sentence) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const intent = { name: 'markMessageRead', params: { id: '7' } } as const
  store.set(waitingAtom, [{ account: 'member', intent, idempotencyKey: 'a', at: Date.now() }])
  await visit(<OfflineQueueSheet open onClose={() => undefined} />)
  expect(screen.getByText(sentence)).toBeVisible()
  vi.restoreAllMocks()
  store.set(waitingAtom, [])
})
