import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { withSourceNames } from '#production/stack/sourceNames.ts'

const release = join(import.meta.dirname, '../../release')
const read = (...parts: string[]) => readFileSync(join(release, ...parts), 'utf8')
const scripts = () =>
  readdirSync(join(release, 'maps/assets')).map((name) => `assets/${name.replace('.map', '')}`)

/** What a script's map says of its first place with a word. */
function placeOf(script: string, word: string) {
  const lines = read('site', script).split('\n')
  const line = lines.findIndex((text) => text.includes(word))
  const position = `${line + 1}:${(lines[line] ?? '').indexOf(word) + 1}`
  const named = withSourceNames(`/${script}:${position}`, (file) => read('maps', `${file}.map`))
  const [, source = '', number = ''] = /([^( ]+):(\d+):\d+/.exec(named) ?? []
  return { named, text: () => read('..', source), number: Number(number) }
}

test('the maps of the release lead each script of the first view to its sources', () => {
  const first = scripts().filter((script) => /^assets\/(app|vendor)-/.test(script))
  expect(first.length).toBeGreaterThan(1)
  for (const script of first) {
    const { named, text, number } = placeOf(script, 'addEventListener')
    const line = text().split('\n')[number - 1]
    expect([named, line]).toEqual([named, expect.stringContaining('addEventListener')])
  }
})

test('so do those of later scripts, which have their style in them', () => {
  const styled = scripts().filter((script) => {
    const text = read('site', script)
    return text.includes('new CSSStyleSheet') && text.includes('addEventListener')
  })
  expect(styled.length).toBeGreaterThan(1)
  for (const script of styled) {
    const { named, text } = placeOf(script, 'addEventListener')
    expect(named).not.toContain(script)
    expect(text()).toContain('addEventListener')
  }
})
