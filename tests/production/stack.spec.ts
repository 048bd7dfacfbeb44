import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { withSourceNames } from '../../production/stack/sourceNames.ts'

const release = join(import.meta.dirname, '../../release')
const read = (...parts: string[]) => readFileSync(join(release, ...parts), 'utf8')

test('the maps of the release lead each script of the first view to its sources', () => {
  const scripts = readdirSync(join(release, 'maps/assets'))
    .filter((name) => /^(app|vendor)-.*\.js\.map$/.test(name))
    .map((name) => `assets/${name.replace('.map', '')}`)
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) {
    const lines = read('site', script).split('\n')
    const line = lines.findIndex((text) => text.includes('addEventListener'))
    const position = `${line + 1}:${(lines[line] ?? '').indexOf('addEventListener') + 1}`
    const named = withSourceNames(`/${script}:${position}`, (file) => read('maps', `${file}.map`))
    const [, source = '', number = ''] = /([^( ]+):(\d+):\d+/.exec(named) ?? []
    const text = readFileSync(join(release, '..', source), 'utf8').split('\n')[Number(number) - 1]
    expect([named, text]).toEqual([named, expect.stringContaining('addEventListener')])
  }
})
