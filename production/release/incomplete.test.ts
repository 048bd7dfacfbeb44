import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { folderWith } from '#build/folder.testing.ts'

const root = join(import.meta.dirname, '../..')

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, stdout, stderr }
}
const release = (...options: readonly string[]) =>
  run(['production/release/release.ts', ...options])

it('a brand that is not complete is not released, one sentence per problem', () => {
  const out = folderWith()
  const brand = join(out, 'jonaki')
  cpSync(join(root, 'brands/jonaki'), brand, { recursive: true })
  writeFileSync(join(brand, 'icons/icon-192.png'), 'no picture')
  const name = relative(join(root, 'brands'), brand)
  expect(release('--brand', name, '--out', join(out, 'release'))).toEqual({
    status: 1,
    stdout: '',
    stderr: 'icons/icon-192.png is no PNG: npm run brand -- jonaki --draw draws it.\n',
  })
}, 60_000)

it('an option without a value is not taken for one that was left out', () => {
  expect(release('--merchant', '', '--out', '')).toEqual({
    status: 1,
    stdout: '',
    stderr: '--merchant is empty.\n--out is empty.\n',
  })
}, 60_000)

it('a build for a brand that is not there says so, without a stack', () => {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native']
  const { status, stderr } = run(args, { BRAND: 'nosuch' })
  expect(status).toBe(1)
  expect(stderr).toContain('There is no folder brands/nosuch (docs/brand.md).')
  expect(stderr).not.toMatch(/^ +at /m)
}, 60_000)
