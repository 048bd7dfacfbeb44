import { expect, it } from 'vitest'
import { folderWith } from '#build/folder.testing.ts'
import { summaryOf } from './summary.ts'

it('lists what was built, sizes and next steps', () => {
  const out = folderWith({
    'site/index.html': 'x'.repeat(82_137),
    'site/index.html.br': 'x'.repeat(17_863),
    'servers/Caddyfile': 'x'.repeat(2_100),
    'maps/app.js.map': 'x'.repeat(2_500_000),
  })
  const written = { brand: 'jonaki', version: '1.0.0', name: '85fd317a6f83-3566e091', seconds: 42 }
  const lines = summaryOf({ out, ...written }).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe('Built jonaki 1.0.0 in 42 s: 85fd317a6f83-3566e091, a page of 17.9 kB.')
  // Absolute, because it lies outside the project.
  expect(lines[1]).toMatch(/^ {2}\/[^.]+\/site +0\.1 MB  what a web server serves$/)
  expect(lines[2]).toMatch(/\/servers +3 kB  /)
  expect(lines[3]).toMatch(/\/maps +2\.5 MB  .*never serve them$/)
  expect(lines[4]).toContain('docs/operate.md')
})
