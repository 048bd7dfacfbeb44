import { expect, it } from 'vitest'
import { isLiteFor } from './lite.rules.ts'

it.each([
  ['nothing known about the connection', null, {}, false],
  ['a good link', null, { saveData: false, effectiveType: '4g' }, false],
  ['Data Saver', null, { saveData: true, effectiveType: '4g' }, true],
  ['a 2g link', null, { effectiveType: '2g' }, true],
  ['an even slower one', null, { effectiveType: 'slow-2g' }, true],
  ['a 3g link', null, { effectiveType: '3g' }, false],
  ['a good connection, chosen by the player', 'on', { effectiveType: '4g' }, true],
  ['Data Saver, and the player wants pictures', 'off', { saveData: true }, false],
  ['2g, and something strange is kept', 'maybe', { effectiveType: '2g' }, true],
] as const)('%s, choice %s', (_, chosen, link, expected) =>
  expect(isLiteFor(chosen, link)).toBe(expected),
)
