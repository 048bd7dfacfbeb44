import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inEnglish } from '#testing/inEnglish.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const goes = (kind: 'online' | 'offline') => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: kind === 'online' })
  act(() => void dispatchEvent(new Event(kind)))
}

it('says what works offline, and closes when the network is back', () => {
  render(<OfflineBanner />, inEnglish)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  goes('offline')
  expect(screen.getByRole('status')).toHaveTextContent(/browse the lobby/)
  goes('online')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
