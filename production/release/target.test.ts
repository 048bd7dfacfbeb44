import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { folderWith, writeFiles } from '#build/folder.testing.ts'
import { filesIn } from './files.ts'
import { refuseTarget, replaceRelease } from './target.ts'

let folder = ''
beforeEach(() => void (folder = folderWith()))

function release(asset: string) {
  const files = { [`site/assets/${asset}`]: asset, NAME: asset }
  const sums = Object.keys(files).map((path) => `${'0'.repeat(64)}  ${path}\n`)
  const made = folderWith({ ...files, SHA256SUMS: sums.join('') })
  replaceRelease(made, join(folder, 'out'))
}
const written = () => filesIn(join(folder, 'out'))

describe('a release', () => {
  it('replaces the previous one completely', () => {
    release('one.js')
    expect(written()).toEqual(['NAME', 'SHA256SUMS', 'site/assets/one.js'])
    release('two.js')
    expect(written()).toEqual(['NAME', 'SHA256SUMS', 'site/assets/two.js'])
  })

  it('replaces one that was interrupted', () => {
    release('one.js')
    writeFiles(folder, { 'out/.incoming/site/assets/half.js': '' })
    release('two.js')
    expect(written()).toEqual(['NAME', 'SHA256SUMS', 'site/assets/two.js'])
  })

  it.each([
    ['stores/android.keystore', 'stores'],
    ['site/notes.txt', 'site/notes.txt'],
  ])('deletes only files of a release, not %s', (file, named) => {
    release('one.js')
    writeFiles(folder, { [`out/${file}`]: 'mine' })
    expect(() => release('two.js')).toThrow(
      `${folder}/out has files that no release wrote (${named}): move them away, or name another folder with --out.`,
    )
    expect(written()).toEqual(expect.arrayContaining([file, 'site/assets/one.js']))
  })

  it('is not written into a folder with other files', () => {
    writeFiles(folder, { 'out/a': '', 'out/b': '', 'out/site/index.html': '', 'out/z': '' })
    expect(() => refuseTarget(join(folder, 'out'))).toThrow(/\(a, b, site and 1 more\)/)
  })

  it('is not written to a file', () => {
    writeFiles(folder, { out: '' })
    expect(() => refuseTarget(join(folder, 'out/release'))).toThrow(
      `No release can be written to ${folder}/out/release: not a directory.`,
    )
  })

  it('that cannot be copied keeps the previous one', () => {
    release('one.js')
    // Longer than a path may be, but only in the folder that it is copied to.
    const deep = `${'d'.repeat(199)}/`.repeat(21).slice(0, 4080 - folder.length)
    const made = folderWith({ [`${deep}/file`]: '', SHA256SUMS: '', NAME: '' })
    expect(() => replaceRelease(made, join(folder, 'out'))).toThrow(
      `No release can be written to ${folder}/out: name too long.`,
    )
    expect(written()).toEqual(['NAME', 'SHA256SUMS', 'site/assets/one.js'])
  })
})
