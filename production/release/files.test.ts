import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { folderWith, writeFiles } from '../folder.testing.ts'
import { filesIn, takeFormer } from './files.ts'

let folder = ''
beforeEach(() => void (folder = folderWith()))

/** Writes a release with one asset; one that failed has no history.json. */
function write(asset: string, isWhole = true) {
  rmSync(join(folder, 'release'), { recursive: true, force: true })
  const history = isWhole && { 'release/history.json': '[]' }
  writeFiles(folder, { [`release/site/assets/${asset}`]: '', ...history })
}

function take() {
  takeFormer(join(folder, 'release'), join(folder, 'aside'))
  return filesIn(join(folder, 'aside'))
}

describe('what is set aside of the release before', () => {
  it('is nothing before the first one', () => expect(take()).toEqual([]))

  it('is its assets and its history, in place of the ones before', () => {
    write('one.js')
    take()
    write('two.js')
    expect(take()).toEqual(['assets/two.js', 'history.json'])
  })

  it('is the last whole one, where one failed since', () => {
    write('one.js')
    take()
    write('two.js', false)
    expect(take()).toEqual(['assets/one.js', 'history.json'])
  })
})
