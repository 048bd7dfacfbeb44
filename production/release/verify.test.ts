import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { folderWith, writeFiles } from '#build/folder.testing.ts'
import { brandFaults } from './verify.ts'

let root: string
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
  root = folderWith({ 'site/index.html': page, 'site/manifest.webmanifest': manifest })
  for (const file of files) writeFiles(root, { [`site/${file}`]: file, [`brand/${file}`]: file })
})

const faults = () =>
  brandFaults(
    join(root, 'site'),
    { folder: join(root, 'brand'), shortName: 'Jonaki', title: 'Jonaki · জোনাকি' },
    headers,
  )

it('a release with only its own brand has no errors', () => {
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
    { ...manifest, name: 'মেলা · Mela' },
    'The manifest is called মেলা · Mela.',
  ],
  [
    'manifest.webmanifest',
    { ...manifest, short_name: 'মেলা' },
    'Under its icon the app is called মেলা.',
  ],
])('another brand’s %s is reported', (file, content, sentence) => {
  writeFiles(root, { [`site/${file}`]: content })
  expect(faults()).toEqual([sentence])
})
