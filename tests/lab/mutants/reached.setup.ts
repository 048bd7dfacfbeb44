import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

/** Writes which places this test file evaluated. */
afterAll(() => {
  const { reached } = globalThis as { reached?: ReadonlySet<string> }
  const folder = process.env['REACHED']
  if (!reached || !folder) return
  const said = { test: expect.getState().testPath, places: [...reached] }
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(said))
})
