import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { brandFaults } from './verify.ts'

let root: string
const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
}
const manifest = {
  name: 'Jonaki · জোনাকি',
  short_name: 'Jonaki',
  icons: [{ src: '/icons/icon-192.png' }],
  screenshots: [{ src: '/screenshots/home-wide.png' }],
  shortcuts: [{ icons: [{ src: '/icons/shortcut-hot.png' }] }],
}
const page =
  '<title>Jonaki</title><link rel="icon" href="/icons/favicon.svg"><script id="head">run()</script>'
const hash = createHash('sha256').update('run()').digest('base64')
const headers = [
  { path: '/*', headers: { 'Content-Security-Policy': `script-src 'sha256-${hash}'` } },
]
const files =
  'icons/icon-192.png icons/favicon.svg icons/shortcut-hot.png screenshots/home-wide.png'.split(' ')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verify-'))
  for (const file of files) write({ [`site/${file}`]: file, [`brand/${file}`]: file })
  write({ 'site/index.html': page, 'site/manifest.webmanifest': JSON.stringify(manifest) })
})
afterEach(() => rmSync(root, { recursive: true }))

const faults = () =>
  brandFaults(
    join(root, 'site'),
    { folder: join(root, 'brand'), shortName: 'Jonaki', title: 'Jonaki · জোনাকি' },
    headers,
  )

it('a release in its own brand has no fault', () => {
  expect(faults()).toEqual([])
})

it.each([
  ['index.html', page.replace('Jonaki', 'মেলা'), 'The page is called মেলা.'],
  [
    'index.html',
    page.replace('run()', 'other()'),
    'The policy lets no script run that begins with other().',
  ],
  ['icons/favicon.svg', 'another', "/icons/favicon.svg is not the brand's."],
  ['icons/shortcut-hot.png', 'another', "/icons/shortcut-hot.png is not the brand's."],
  ['screenshots/home-wide.png', 'another', "/screenshots/home-wide.png is not the brand's."],
  [
    'manifest.webmanifest',
    JSON.stringify({ ...manifest, name: 'মেলা · Mela' }),
    'The manifest is called মেলা · Mela.',
  ],
  [
    'manifest.webmanifest',
    JSON.stringify({ ...manifest, short_name: 'মেলা' }),
    'Under its icon the app is called মেলা.',
  ],
])('another %s is named', (file, text, sentence) => {
  write({ [`site/${file}`]: text })
  expect(faults()).toEqual([sentence])
})
