import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { faultsOf, noting, planted } from './faults.ts'

const sourcesWithFaults = (source: string) =>
  faultsOf('a.ts', source).map((fault) => planted(source, fault))

describe('faults that can be planted', () => {
  it.each([
    ['a comparison', 'x = a <= b', ['x = a < b']],
    ['an equality', 'x = a === b', ['x = a !== b']],
    ['a sum', 'x = a + 1', ['x = a - 1']],
    ['a default', 'x = a && b', ['x = a || b']],
    ['a negation', 'x = !a', ['x = a']],
    ['a constant', 'x = true', ['x = false']],
    ['two of one line', 'x = !a || b', ['x = !a && b', 'x = a || b']],
  ])('are made of %s', (_, source, changed) => {
    expect(sourcesWithFaults(source)).toEqual(changed)
  })

  it.each([
    ['joined strings', "x = 'a' + b"],
    ['types', 'type A = true | false'],
    ['what is not an operator', 'x = a ?? f(b)'],
  ])('are not made of %s', (_, source) => {
    expect(sourcesWithFaults(source)).toEqual([])
  })

  it('tell the line', () => {
    expect(faultsOf('a.ts', 'a\nb\nx = !c')).toMatchObject([{ line: 3, from: '!', to: '' }])
  })
})

describe('a source that notes the places it evaluates', () => {
  const reachedBy = (source: string) => {
    const { reached = new Set<string>() } = runInNewContext(
      `${noting('a.ts', source)}\n;globalThis`,
    ) as { reached?: Set<string> }
    return [...reached].map((place) => source.slice(Number(place.split(':')[1])).split(' ')[0])
  }

  it.each([
    ['both operators of one expression', 'let x = 1 === 2 || 3 < 4', ['||', '===', '<']],
    ['no operator that is not reached', 'let x = true || 3 < 4', ['||', 'true']],
    [
      'a statement without a semicolon before',
      'let f = Math.abs\n!f\n1 < 2 && f()',
      ['!f\n1', '&&', '<'],
    ],
  ])('notes %s', (_, source, places) => {
    expect(new Set(reachedBy(source))).toEqual(new Set(places))
  })
})
