import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { folderWith, writeFiles } from '#build/folder.testing.ts'

it('says when the maps do not belong to the stack', async () => {
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
  await expect(printed('at /assets/app-9z9z.js:1:1\n')).rejects.toMatchObject({
    code: 1,
    stdout: 'at /assets/app-9z9z.js:1:1\n',
    stderr: `No position in it is one of ${maps}: name the maps of the reported release by --maps.\n`,
  })
})

it('names the missing file', async () => {
  const script = join(import.meta.dirname, 'stack.ts')
  const missing = join(folderWith(), 'stack.txt')
  const args = [script, missing, '--maps', folderWith()]
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 1,
    stderr: `Cannot open ${missing}: no such file or directory.\n`,
  })
})
