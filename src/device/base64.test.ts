import { expect, it } from 'vitest'
import { base64Of } from './base64.ts'

it.each([
  ['few', [0, 255, 16]],
  ['none', []],
  [
    'more than the maximum number of arguments',
    Array.from({ length: 200_000 }, (_, at) => at % 251),
  ],
])('base64 of %s bytes decodes to the same bytes', async (_, bytes) => {
  const text = await base64Of(new Blob([new Uint8Array(bytes)]))
  // Matchers would take seconds for this many bytes.
  expect(Buffer.from(text, 'base64').equals(Buffer.from(bytes))).toBe(true)
})
