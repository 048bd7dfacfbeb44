/** The parts of `npm test` and `npm run check`; `npm test -- NAME` runs one alone. */
export const parts = {
  types:
    'tsc -b --checkers 1 . sw sandbox sandbox/vendor/client sandbox/lottery/client sandbox/chat/client build production tests',
  lint: 'oxlint && oxfmt --check && knip',
  unit: 'vitest run',
  changed: 'vitest run --changed',
  build: 'npm run build && size-limit && node tests/floor/floor.ts',
  journeys: 'node tests/support/chromium.ts && playwright test',
  smoke: 'node tests/production/smoke.ts',
} as const

export type Part = keyof typeof parts

/** In sequence; the lanes of one step run side by side, and the first of them is shown while it runs. */
type Steps = readonly (readonly (readonly Part[])[])[]

export const commands: Readonly<Record<'test' | 'check', Steps>> = {
  test: [[['unit'], ['types', 'lint', 'build']], [['journeys', 'smoke']]],
  check: [[['changed'], ['types', 'lint']]],
}
