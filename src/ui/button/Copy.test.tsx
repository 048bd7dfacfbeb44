import { act, render, renderHook, screen } from '@testing-library/react'
import { getDefaultStore, useAtomValue } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastsAtom } from '#ui/feedback/toasts.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { inEnglish } from '#testing/inEnglish.tsx'
import { useCopy } from './Copy.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => void act(() => vi.runAllTimers()))

const withClipboard = (clipboard: object | undefined) =>
  vi.stubGlobal('navigator', { userAgent: 'Linux', clipboard })
function copy(text: string, copied?: string) {
  const { result } = renderHook(useCopy, inEnglish)
  return act(() => result.current(text, copied))
}

it.each([
  [undefined, 'success: Copied'],
  ['Link copied', 'success: Link copied'],
])('confirms a copied text, with its own message: %s', async (copied, toast) => {
  withClipboard({ writeText: () => Promise.resolve() })
  await copy('text', copied)
  expect(toasts().at(-1)).toBe(toast)
})

const refusing = { writeText: () => Promise.reject(new Error('refused')) }

it.each([
  ['is missing', undefined, false, 'Press Ctrl+C to copy:'],
  ['refuses', refusing, false, 'Press Ctrl+C to copy:'],
  ['refuses on a phone', refusing, true, 'Press and hold to copy:'],
])('when the clipboard %s, selects the text and says what to press', async (...row) => {
  const [, clipboard, isPhone, how] = row
  withClipboard(clipboard)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(pointer: coarse)',
  }))
  await copy('CODE7')
  await copy('CODE9')
  expect(toasts().filter((one) => one.startsWith('fail'))).toEqual([`fail: ${how} CODE9`])
  render(<Shown />)
  expect(screen.getByText('CODE9')).toBeVisible()
  expect(getSelection()?.toString()).toBe('CODE9')
})

const Shown = () => (
  <p>{useAtomValue(toastsAtom, { store: getDefaultStore() }).map(({ content }) => content)}</p>
)
