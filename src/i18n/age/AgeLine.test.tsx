import { act, render, screen } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { inEnglish } from '#testing/inEnglish.tsx'
import { AgeLine } from './AgeLine.tsx'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'

beforeAll(() => getDefaultStore().set(activateLanguageIntent, 'EN'))
beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 30) }))

const show = (at: Date, isCached: boolean) =>
  render(<AgeLine of={{ at: at.getTime(), isCached }} />, inEnglish)

it('waits a moment for the platform to confirm an old copy before showing its age', () => {
  const { container } = show(new Date(2026, 10, 21, 14, 5), true)
  expect(container).toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.getByText('As of 14:05')).toHaveAttribute('data-stale')
})

it('shows the date of a copy from before midnight', () => {
  show(new Date(2026, 10, 19, 23, 5), true)
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.getByText('As of 23:05, 19 Nov 2026')).toBeVisible()
})

it('shows nothing for fresh data', () => {
  const { container } = show(new Date(2026, 10, 21, 14, 0), false)
  act(() => void vi.advanceTimersByTime(3000))
  expect(container).toBeEmptyDOMElement()
})
