import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { floorCheck } from './floorCheck.ts'

/** Runs the check with the browser's objects as given. */
function addressAfter(source: string, document: object) {
  const location = { href: '/m/home' }
  runInNewContext(source, { location, document })
  return location.href
}

describe('the first script', () => {
  it('has only ES5 syntax', () => {
    expect(floorCheck).not.toMatch(/=>|`|\?[.?]|\.\.\.|\b(let|const|class|async|import)\b/)
  })

  it.each([
    ['at the floor stays', floorCheck, { adoptedStyleSheets: [] }, '/m/home'],
    ['without style sheets of scripts leaves', floorCheck, {}, '/unsupported.html'],
    [
      'without copying sorts leaves',
      floorCheck.replace('toSorted', 'sortedSomehow'),
      { adoptedStyleSheets: [] },
      '/unsupported.html',
    ],
  ])('a browser %s', (_, source, document, address) => {
    expect(addressAfter(source, document)).toBe(address)
  })
})
