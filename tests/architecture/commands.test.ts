import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { scripts, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const readme = readFileSync('README.md', 'utf8')

it('the README names every command, in 600 words', () => {
  const named = [...readme.matchAll(/`([a-z:]+)`|npm (?:run )?([a-z:]+)/g)].map(
    ([, code, command]) => code ?? command,
  )
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([])
  expect(readme.trim().split(/\s+/).length).toBeLessThanOrEqual(600)
})

// npm 10 deletes the command of an optional package that does not fit the machine, even where
// another package has put it there.
it('no two optional packages bring the same command', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const commands = Object.keys(optionalDependencies).flatMap((name) =>
    Object.keys(packages[`node_modules/${name}`].bin ?? {}),
  )
  expect(commands).toEqual([...new Set(commands)])
})
