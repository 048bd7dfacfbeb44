import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = `import { readEnvironment } from ${JSON.stringify(join(import.meta.dirname, 'environment.ts'))}
console.log(readEnvironment().port)`

const read = (name: string, value: string) => {
  const env = { ...process.env, SANDBOX_DB: ':memory:', [name]: value }
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env })
}

it.each([
  ['PORT', 'abc', 'PORT is a whole number of at most 65533, not “abc”\n'],
  ['PORT', '80000', 'PORT is a whole number of at most 65533, not “80000”\n'],
  [
    'SANDBOX_GAMES',
    '-1',
    'SANDBOX_GAMES is a whole number of at most 9007199254740991, not “-1”\n',
  ],
])('%s=%s ends with one sentence', async (name, value, stderr) => {
  await expect(read(name, value)).rejects.toMatchObject({ code: 1, stderr })
})

it('treats an empty value as missing', async () => {
  expect((await read('PORT', '')).stdout).toBe('4173\n')
})
