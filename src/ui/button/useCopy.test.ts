import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toasts } from '../feedback/toasts.testing.ts'
import { inEnglish } from '../testing.tsx'
import { useCopy } from './useCopy.ts'

afterEach(() => vi.unstubAllGlobals())

const words = { copied: 'Link copied', refused: 'Press and hold the link' }

it.each([
  ['that is copied', () => Promise.resolve(), undefined, 'success: Copied', true],
  ['that is copied, in other words', () => Promise.resolve(), words, 'success: Link copied', true],
  ['that is not', () => Promise.reject(), words, 'fail: Press and hold the link', false],
])('says of a text %s so', async (_, writeText, said, toast, isCopied) => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  const { result } = renderHook(useCopy, inEnglish)
  expect(await result.current('text', said)).toBe(isCopied)
  expect(toasts().at(-1)).toBe(toast)
})
