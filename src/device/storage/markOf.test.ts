import { expect, it } from 'vitest'
import { markOf } from './markOf.ts'

it('an account has the same mark on the same phone, and no other has it', () => {
  const mark = markOf('Rahim')
  expect(markOf('rahim')).toBe(mark)
  expect(markOf('karim')).not.toBe(mark)
  expect(mark).not.toMatch(/rahim|^\d+$/i)
})

it('another phone gives it another, so that a list of names does not tell whose it is', () => {
  const mark = markOf('rahim')
  localStorage.clear()
  expect(markOf('rahim')).not.toBe(mark)
})
