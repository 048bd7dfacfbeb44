import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adapterAlias } from './adapterAlias.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adapter-'))
  mkdirSync(join(root, 'brands/tara'), { recursive: true })
  vi.stubEnv('BRAND', 'tara')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

it('changes nothing for a brand without an adapter', () => expect(adapterAlias(root)).toEqual([]))

it('puts the adapter of a brand in place wherever the app and its worker import one', () => {
  const own = join(root, 'brands/tara/adapter.ts')
  writeFileSync(own, '')
  const [alias] = adapterAlias(root)
  expect(alias?.replacement).toBe(own)
  const imports = globSync(['src/**/*.{ts,tsx}', 'sw/**/*.ts']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '([^']*\/adapter\.ts)'/g)]
      .map(([, from = '']) => from)
      .filter((from) => !from.includes('example')),
  )
  expect(imports.length).toBeGreaterThanOrEqual(3)
  for (const from of imports) expect(from).toMatch(alias?.find ?? /^$/)
})
