import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { files, read } from './structure.ts'

const shown = files.filter(
  (file) => /^(?:src|sandbox)\/.*\.tsx?$/.test(file) && !/\.test(ing)?\./.test(file),
)
const linesOf = (paths: readonly string[]) =>
  paths.flatMap((file) =>
    read(file)
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  )

it('dots between texts are hidden from screen readers', () => {
  const written = linesOf([...shown, ...globSync('src/i18n/locales/*.po')])
  const read = written.filter((line) => line.includes('·') && !line.includes('aria-hidden'))
  expect(read).toEqual([])
})

it('no style sheet draws dots between texts; one component does', () => {
  const styles = files.filter((file) => file.endsWith('.css'))
  expect(styles.filter((file) => /content: '·'/.test(read(file)))).toEqual([])
})

/** They write lengths of CSS. */
const withLengths = new Set([
  'src/features/support/connection/ConnectionCheck.tsx',
  'src/features/verification/human/SliderQuestion.tsx',
  'src/ui/art/strips.rules.ts',
  'src/ui/chart/Bars.tsx',
  'src/ui/list/useSlider.ts',
])

it('percentages are written by the language’s own rules: no message and no component writes the sign', () => {
  const sources = shown.filter((file) => file.startsWith('src/') && !withLengths.has(file))
  const messages = globSync('src/i18n/locales/*.po')
  const written = linesOf([...sources, ...messages])
  expect(written.filter((line) => /\}[\s\u00a0\u202f]?[%٪]|[%٪]\{/.test(line))).toEqual([])
})
