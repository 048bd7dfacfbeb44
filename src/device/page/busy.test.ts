import { expect, it } from 'vitest'
import { holdUpdates, isBusy } from './busy.ts'

it('is busy until the last holder releases, and releasing twice counts once', () => {
  const form = holdUpdates('form')
  const game = holdUpdates('game')
  form()
  form()
  expect(isBusy()).toBe(true)
  game()
  expect(isBusy()).toBe(false)
})
