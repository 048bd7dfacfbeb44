import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder } from './brand.ts'

/** Replaces src/api/adapter.ts with the brand's adapter.ts, if it has one. */
export function adapterAlias(root: string) {
  const own = join(brandFolder(root), 'adapter.ts')
  return existsSync(own) ? [{ find: '#api/adapter.ts', replacement: own }] : []
}
