import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Selectors of a sheet that say, after `:has()`, nothing about the element that they style. */
const bareAfterHas = (sheet: string) =>
  sheet
    .split(/[{}]/)
    .flatMap((part) => part.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => /:has\(.*\).*[\s>+~]\*(?:::?[\w-]+)*$/s.test(selector))

it.each([
  ['.a:has(:checked) .b > * { color: red }', ['.a:has(:checked) .b > *']],
  ['.a:has(:checked) * { color: red } .c * { color: red }', ['.a:has(:checked) *']],
  ['.a:has(> *) .b { color: red } .a:has(:is(*, .b)) { color: red }', []],
])('%s', (sheet, found) => {
  expect(bareAfterHas(sheet)).toEqual(found)
})

it('no :has() selector makes focus or a dialog restyle the whole page', () => {
  // Forced colours have few readers, and need such a selector.
  const sheets = globSync('src/**/*.module.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.filter(
    (sheet) => bareAfterHas(readFileSync(join(root, sheet), 'utf8')).length > 0,
  )
  expect(found).toEqual([])
})
