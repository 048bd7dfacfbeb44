import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '../..')
const sumsIn = (release: string) => readFileSync(join(root, release, 'SHA256SUMS'), 'utf8')

test('a second release of the same commit, in another folder, has the same bytes', () => {
  const sums = sumsIn('release')
  expect(sums.split('\n').length).toBeGreaterThan(500)
  expect(sumsIn('node_modules/.cache/again').split('\n')).toEqual(sums.split('\n'))
})
