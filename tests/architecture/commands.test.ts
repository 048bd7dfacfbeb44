import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const readme = readFileSync('README.md', 'utf8')

it('the README names every command, in 600 words', () => {
  const named = [...readme.matchAll(/`([a-z:]+)`|npm (?:run )?([a-z:]+)/g)].map(
    ([, code, command]) => code ?? command,
  )
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([])
  expect(readme.trim().split(/\s+/).length).toBeLessThanOrEqual(600)
})
