import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('is generated in plain Node, without the constants of a build', () => {
  const file = join(import.meta.dirname, 'document.ts')
  const source = `import(${JSON.stringify(file)}).then(({ openApiOf }) => console.log(typeof openApiOf))`
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', source], { encoding: 'utf8' })
  expect([stdout, stderr]).toEqual(['function\n', ''])
})
