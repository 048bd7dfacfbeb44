import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(out, { recursive: true }))

it('says what was built, how large its parts are, and what comes next', () => {
  for (const part of ['site', 'servers', 'maps']) mkdirSync(join(out, part))
  writeFileSync(join(out, 'site/index.html'), 'x'.repeat(82_137))
  writeFileSync(join(out, 'site/index.html.br'), 'x'.repeat(17_863))
  writeFileSync(join(out, 'servers/Caddyfile'), 'x'.repeat(2_100))
  writeFileSync(join(out, 'maps/app.js.map'), 'x'.repeat(2_500_000))
  const written = { brand: 'jonaki', version: '1.0.0', name: '85fd317a6f83-3566e091', seconds: 42 }
  const lines = summaryOf({ out, ...written }).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe('Built jonaki 1.0.0 in 42 s: 85fd317a6f83-3566e091, a page of 17.9 kB.')
  expect(lines[1]).toMatch(/\/site +0\.1 MB  what a web server serves$/)
  expect(lines[2]).toMatch(/\/servers +3 kB  /)
  expect(lines[3]).toMatch(/\/maps +2\.5 MB  .*never serve them$/)
  expect(lines[4]).toContain('docs/operate.md')
})
