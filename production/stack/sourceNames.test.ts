import { expect, it } from 'vitest'
import { withSourceNames } from './sourceNames.ts'

/**
 * Column 0 maps to `open` in line 3 of Sheet.tsx, column 10 to line 7 of net/call.ts, column 20 to
 * nothing of ours.
 */
const map = JSON.stringify({
  version: 3,
  sources: ['../../src/ui/Sheet.tsx', '../../src/net/call.ts'],
  names: ['open'],
  mappings: 'AAEEA,UCIF,U',
})
const readMap = (file: string) => (file === 'assets/app-1a2b.js' ? map : null)

it.each([
  [
    'Chrome',
    '    at x (https://m.example/assets/app-1a2b.js:1:1)',
    'at x (open (src/ui/Sheet.tsx:3:3))',
  ],
  ['Firefox', 'x@https://m.example/assets/app-1a2b.js:1:11', 'x@src/net/call.ts:7:1'],
  ['a report', '/assets/app-1a2b.js:1:4', 'open (src/ui/Sheet.tsx:3:3)'],
  ['a query', 'https://m.example/assets/app-1a2b.js?v=2:1:12', 'src/net/call.ts:7:1'],
  ['no mapping', '/assets/app-1a2b.js:1:30', '/assets/app-1a2b.js:1:30'],
  ['another release', '/assets/app-9z9z.js:1:1', '/assets/app-9z9z.js:1:1'],
  ['a message', 'TypeError: x is not a function', 'TypeError: x is not a function'],
])('names the sources of a stack: %s', (_, stack, named) => {
  expect(withSourceNames(stack, readMap).trim()).toBe(named)
})

it('reads each map once', () => {
  let reads = 0
  const line = '/assets/app-1a2b.js:1:1\n'
  withSourceNames(line.repeat(3), (file) => {
    reads += 1
    return readMap(file)
  })
  expect(reads).toBe(1)
})
