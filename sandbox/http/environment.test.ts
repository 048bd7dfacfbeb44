import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = `import { readEnvironment } from ${JSON.stringify(join(import.meta.dirname, 'environment.ts'))}
readEnvironment()`

it.each([
  ['PORT', 'abc', 'PORT is a whole number of at most 65533, not “abc”\n'],
  ['PORT', '80000', 'PORT is a whole number of at most 65533, not “80000”\n'],
  [
    'SANDBOX_GAMES',
    '-1',
    'SANDBOX_GAMES is a whole number of at most 9007199254740991, not “-1”\n',
  ],
])('%s=%s is one sentence', async (name, value, stderr) => {
  const env = { ...process.env, SANDBOX_DB: ':memory:', [name]: value }
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env })
  await expect(run).rejects.toMatchObject({ code: 1, stderr })
})
