import { expect, it } from 'vitest'
import { isLiteFor } from './lite.rules.ts'

it.each([
  ['nothing known of the link', null, {}, false],
  ['a good link', null, { saveData: false, effectiveType: '4g' }, false],
  ['Data Saver', null, { saveData: true, effectiveType: '4g' }, true],
  ['a 2g link', null, { effectiveType: '2g' }, true],
  ['a slower one yet', null, { effectiveType: 'slow-2g' }, true],
  ['a 3g link', null, { effectiveType: '3g' }, false],
  ['a good link, and the player wants it', 'on', { effectiveType: '4g' }, true],
  ['Data Saver, and the player wants pictures', 'off', { saveData: true }, false],
  ['2g, and something strange is kept', 'maybe', { effectiveType: '2g' }, true],
] as const)('%s, choice %s', (_, chosen, link, expected) =>
  expect(isLiteFor(chosen, link)).toBe(expected),
)
