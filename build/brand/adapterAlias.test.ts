import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { folderWith } from '#build/folder.testing.ts'
import { adapterAlias } from './adapterAlias.ts'

beforeEach(() => void vi.stubEnv('BRAND', 'tara'))
afterEach(() => void vi.unstubAllEnvs())

it('changes nothing for a brand without an adapter', () =>
  expect(adapterAlias(folderWith({ 'brands/tara/brand.json': '' }))).toEqual([]))

it('replaces the adapter by the brand’s in app and worker', () => {
  const root = folderWith({ 'brands/tara/adapter.ts': '' })
  const [alias] = adapterAlias(root)
  expect(alias?.replacement).toBe(join(root, 'brands/tara/adapter.ts'))
  const imports = ['src/**/*.{ts,tsx}', 'sw/**/*.ts'].map((files) =>
    globSync(files)
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '([^']*\/adapter\.ts)'/g)])
      .map(([, from = '']) => from)
      .filter((from) => !from.includes('example')),
  )
  for (const some of imports) expect(some).not.toEqual([])
  for (const from of imports.flat()) expect(from).toMatch(alias?.find ?? 'none')
})
