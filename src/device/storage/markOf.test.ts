import { expect, it } from 'vitest'
import { markOf } from './markOf.ts'

it('an account has a stable mark of its own on a phone', () => {
  const mark = markOf('Rahim')
  expect(markOf('rahim')).toBe(mark)
  expect(markOf('karim')).not.toBe(mark)
  expect(mark).not.toMatch(/rahim|^\d+$/i)
})

it('another phone gives another mark, so that it cannot be looked up by name', () => {
  const mark = markOf('rahim')
  localStorage.clear()
  expect(markOf('rahim')).not.toBe(mark)
})
