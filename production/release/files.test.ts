import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesIn, takeFormer } from './files.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'release-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a release with one asset; one that failed has no history.json. */
function write(asset: string, isWhole = true) {
  rmSync(join(folder, 'release'), { recursive: true, force: true })
  mkdirSync(join(folder, 'release/site/assets'), { recursive: true })
  writeFileSync(join(folder, 'release/site/assets', asset), '')
  if (isWhole) writeFileSync(join(folder, 'release/history.json'), '[]')
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
