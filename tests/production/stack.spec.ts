import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { withSourceNames } from '#production/stack/sourceNames.ts'

const release = join(import.meta.dirname, '../../release')
const read = (...parts: string[]) => readFileSync(join(release, ...parts), 'utf8')
const scripts = () =>
  readdirSync(join(release, 'maps/assets')).map((name) => `assets/${name.replace('.map', '')}`)

/** The source of the first occurrence of a word, from a script's source map. */
function placeOf(script: string, word: string) {
  const lines = read('site', script).split('\n')
  const line = lines.findIndex((text) => text.includes(word))
  const position = `${line + 1}:${(lines[line] ?? '').indexOf(word) + 1}`
  const named = withSourceNames(`/${script}:${position}`, (file) => read('maps', `${file}.map`))
  const [, source = '', number = ''] = /([^( ]+):(\d+):\d+/.exec(named) ?? []
  return { named, text: () => read('..', source), number: Number(number) }
}

/** Words that the bundler keeps, in scripts of the first view and later ones. */
const words = [
  ['app', 'matchMedia'],
  ['vendor', 'addEventListener'],
  ['[\\w-]{7}', 'addEventListener'],
] as const

for (const [name, word] of words)
  test(`the release’s source maps resolve scripts called ${name}`, () => {
    const found = scripts().filter(
      (script) =>
        new RegExp(`^assets/${name}(-[\\w-]{7})?\\.js$`).test(script) &&
        read('site', script).includes(word),
    )
    expect(found.length).toBeGreaterThan(0)
    for (const script of found) {
      const { named, text, number } = placeOf(script, word)
      const line = text().split('\n')[number - 1]
      expect([named, line]).toEqual([named, expect.stringContaining(word)])
    }
  })
