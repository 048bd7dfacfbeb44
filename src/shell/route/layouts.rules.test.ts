import { expect, it } from 'vitest'
import { isForm } from './layouts.ts'

it.each([
  ['form', false, true],
  ['login', true, false],
  ['register', true, false],
  ['page', true, true],
  ['page', false, false],
  ['lobby', false, false],
  ['game', true, false],
  ['home', true, false],
] as const)('%s, with input: %s, counts as a form: %s', (layout, isTyped, expected) => {
  expect(isForm(layout, isTyped)).toBe(expected)
})
