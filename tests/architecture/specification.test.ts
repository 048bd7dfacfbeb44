import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8')

/** The rows of every table on the page: block, folders, tests. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!Block|-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const pathsIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
const quotesIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = '', title = '']) => ({ path, title }))

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

describe('the page of the specification', () => {
  it.each(rows)('%s', (_, where, covered) => {
    const [places, tests] = [pathsIn(where), pathsIn(covered)]
    expect(places).not.toEqual([])
    expect(tests).not.toEqual([])
    expect([...places, ...tests].filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(tests.filter((path) => !isTest(path))).toEqual([])
  })

  it('quotes existing test titles', () => {
    const quotes = rows.flatMap(([, , covered]) => quotesIn(covered))
    const unknown = quotes.filter(
      ({ path, title }) => !readFileSync(join(root, path), 'utf8').includes(title),
    )
    expect(unknown).toEqual([])
  })
})
