import { act, cleanup, render, screen } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { waitingAtom } from '#net/offlineQueue/waiting.ts'
import { FailureState } from '#ui/feedback/EmptyState.tsx'
import { inEnglish } from '#testing/inEnglish.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const goes = (kind: 'online' | 'offline') => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: kind === 'online' })
  act(() => void dispatchEvent(new Event(kind)))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.advanceTimersByTime(1000)
  goes('online')
})

it('says what works offline, and closes when the network is back', () => {
  render(<OfflineBanner />, inEnglish)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  goes('offline')
  expect(screen.getByRole('status')).toHaveTextContent(/browse the lobby/)
  goes('online')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

const body = (kind: 'offline' | 'refused') => (
  <FailureState failure={{ kind, code: null }} onRetry={() => undefined} />
)
const texts = () => screen.getAllByText(/You are offline/).map(({ tagName }) => tagName)

it.each([
  ['has nothing to show and says so itself', body('offline'), ['P']],
  ['shows data', <p key="data">As of 14:05</p>, ['SPAN']],
  ['has nothing to show for another reason', body('refused'), ['SPAN']],
])('says it once where the page %s', (_, page, said) => {
  goes('offline')
  render(
    <>
      <OfflineBanner />
      {page}
    </>,
    inEnglish,
  )
  expect(texts()).toEqual(said)
})

it('stays away while a retry fails, and comes when the page shows data', () => {
  const { rerender } = render(<OfflineBanner />, inEnglish)
  const show = (page: ReturnType<typeof body> | null) =>
    rerender(
      <>
        <OfflineBanner />
        {page}
      </>,
    )
  goes('offline')
  show(body('offline'))
  show(null)
  act(() => void vi.advanceTimersByTime(100))
  expect(screen.queryByText(/You are offline/)).toBeNull()
  show(body('offline'))
  act(() => void vi.advanceTimersByTime(1000))
  expect(texts()).toEqual(['P'])
  show(null)
  act(() => void vi.advanceTimersByTime(1000))
  expect(texts()).toEqual(['SPAN'])
})

it('stays above an empty page while something waits to be sent', () => {
  const store = getDefaultStore()
  store.set(waitingAtom, [
    {
      account: 'member',
      at: 0,
      idempotencyKey: 'a',
      intent: { name: 'addFavourite', params: { nodeId: '7', vendor: 'PADMA' } },
    },
  ])
  onTestFinished(() => store.set(waitingAtom, []))
  goes('offline')
  render(
    <>
      <OfflineBanner />
      {body('offline')}
    </>,
    inEnglish,
  )
  expect(texts()).toEqual(['SPAN', 'P'])
})
