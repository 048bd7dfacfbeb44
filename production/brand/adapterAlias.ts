import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder } from './brand.ts'

/** Lets the brand's adapter.ts, where it has one, take the place of src/api/adapter.ts. */
export function adapterAlias(root: string) {
  const own = join(brandFolder(root), 'adapter.ts')
  return existsSync(own) ? [{ find: /^(\.\.\/)+(src\/)?api\/adapter\.ts$/, replacement: own }] : []
}
