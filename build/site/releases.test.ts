import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepRelease, releasesOf } from './releases.ts'
import { createSite } from '#sandbox/site/site.ts'

let root: string
let dist: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mela-releases-'))
  dist = join(root, 'dist')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Empties the folder first, as a build does. */
function build(...files: string[]) {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
  for (const file of files)
    writeFileSync(join(dist, 'assets', file), `export const name = '${file}'`)
  keepRelease(dist)
}

const kept = () => readdirSync(join(releasesOf(dist), 'assets'))
const site = () => createSite({ dist, gameOrigin: 'http://localhost:4174', platform: new Hono() })
const statusOf = async (path: string) => (await site().request(path)).status

it('keeps the files of the last three builds, and no older ones', () => {
  for (const n of [1, 2, 3, 4]) build('same.js', `app-${n}.js`)
  expect(kept()).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'same.js'])
})

it('counts the same build once, however often it is made', () => {
  build('app-1.js')
  for (let again = 0; again < 5; again++) build('app-2.js')
  expect(kept()).toEqual(['app-1.js', 'app-2.js'])
})

it('starts afresh when its list is missing or malformed', () => {
  build('app-1.js')
  writeFileSync(join(releasesOf(dist), 'releases.json'), '{')
  build('app-2.js')
  expect(kept()).toEqual(['app-2.js'])
})

it('serves a former file to an old tab, and keeps the build folder clean', async () => {
  build('app-1.js')
  build('app-2.js')
  expect(readdirSync(join(dist, 'assets'))).toEqual(['app-2.js'])
  const former = await site().request('/assets/app-1.js')
  expect(await former.text()).toContain('app-1.js')
  expect(former.headers.get('Cache-Control')).toContain('immutable')
  expect(former.headers.get('Content-Type')).toMatch(/javascript/)
  expect(await statusOf('/assets/app-0.js')).toBe(404)
  expect(await statusOf('/releases.json')).toBe(404)
})
