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
