import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { folderWith, writeFiles } from '../folder.testing.ts'

it('says where the maps are not those of the stack', async () => {
  const map = { version: 3, sources: ['../../src/ui/Sheet.tsx'], names: [], mappings: 'AAAA' }
  const maps = folderWith({ 'assets/app-1a2b.js.map': map })
  const printed = async (stack: string) => {
    writeFiles(maps, { 'stack.txt': stack })
    const script = join(import.meta.dirname, 'stack.ts')
    return promisify(execFile)(process.execPath, [script, join(maps, 'stack.txt'), '--maps', maps])
  }
  expect(await printed('at /assets/app-1a2b.js:1:1\n')).toEqual({
    stdout: 'at src/ui/Sheet.tsx:1:1\n',
    stderr: '',
  })
  const other = await printed('at /assets/app-9z9z.js:1:1\n')
  expect(other.stdout).toBe('at /assets/app-9z9z.js:1:1\n')
  expect(other.stderr).toContain(`No position in it is one of ${maps}`)
})

it('names the file that is not there', async () => {
  const script = join(import.meta.dirname, 'stack.ts')
  const missing = join(folderWith(), 'stack.txt')
  const args = [script, missing, '--maps', folderWith()]
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 1,
    stderr: `Cannot open ${missing}: no such file or directory.\n`,
  })
})
