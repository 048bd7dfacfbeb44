import { expect, it } from 'vitest'
import { mayReload } from './recovery.rules.ts'

it.each([
  { title: 'the first time', reloadedAt: null, may: true },
  { title: 'not again at once', reloadedAt: '99000', may: false },
  { title: 'again after a minute', reloadedAt: '40000', may: true },
  { title: 'not when the clock was set back a little', reloadedAt: '101000', may: false },
  { title: 'when what is stored is no time', reloadedAt: 'x', may: true },
])('reloads for lost files $title', ({ reloadedAt, may }) => {
  expect(mayReload(reloadedAt, 100_000)).toBe(may)
})
