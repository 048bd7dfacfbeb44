import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { folderWith } from '../folder.testing.ts'

const root = join(import.meta.dirname, '../..')

it('a brand that is not complete is not released, one sentence per problem', () => {
  const out = folderWith()
  const brand = join(out, 'jonaki')
  cpSync(join(root, 'brands/jonaki'), brand, { recursive: true })
  writeFileSync(join(brand, 'icons/icon-192.png'), 'no picture')
  const name = relative(join(root, 'brands'), brand)
  const args = ['production/release/release.ts', '--brand', name, '--out', join(out, 'release')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'icons/icon-192.png is no PNG: npm run brand -- jonaki --draw draws it.\n',
  })
}, 60_000)
