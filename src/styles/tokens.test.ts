import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const meanings =
  /^(canvas|s[1-3]|text(-mid|-lo)?|primary-text|accent|teal|success|warn|danger|info|line)$/

// Their contrast is checked with that of every brand's colours.
it('takes every semantic colour from the palette', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8')
  const values = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)]
    .filter(([, name = '']) => meanings.test(name))
    .map(([, , value]) => value)
  expect(values.length).toBeGreaterThan(0)
  expect(values).toEqual(values.map(() => expect.stringMatching(/^var/)))
})
