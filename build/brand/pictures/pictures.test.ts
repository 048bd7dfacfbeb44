import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { folderWith } from '#build/folder.testing.ts'
import { problemsOf } from '#build/brand/problems.ts'

const root = join(import.meta.dirname, '../../..')
let folder = ''
beforeEach(() => {
  folder = join(folderWith(), 'jonaki')
  cpSync(join(root, 'brands/jonaki'), folder, { recursive: true })
})

describe('a brand says in one sentence', () => {
  it('an icon that is not a PNG, whatever its name', () => {
    writeFileSync(join(folder, 'icons/icon-192.png'), '<svg/>')
    expect(problemsOf(root, folder)).toEqual([
      'icons/icon-192.png is no PNG: npm run brand -- jonaki --draw draws it.',
    ])
  })

  it('a truncated icon', () => {
    const path = join(folder, 'icons/icon-192.png')
    writeFileSync(path, readFileSync(path).subarray(0, -20))
    expect(problemsOf(root, folder)).toEqual([
      'icons/icon-192.png is cut off: npm run brand -- jonaki --draw draws it.',
    ])
  })

  it('an icon of three pixels', () => {
    const icon = readFileSync(join(folder, 'icons/icon-192.png'))
    icon.writeUInt32BE(3, 16)
    icon.writeUInt32BE(3, 20)
    writeFileSync(join(folder, 'icons/icon-192.png'), icon)
    expect(problemsOf(root, folder)).toEqual([
      'icons/icon-192.png is 3 × 3 pixels; it must be 192 × 192.',
    ])
  })

  it.each([
    [
      'too heavy',
      (logo: string) => logo.replace('</svg>', `<desc>${'x'.repeat(3000)}</desc></svg>`),
      /^logo\.svg has 3\d{3} bytes; every page has it, so it may have 3000\.$/,
    ],
    [
      'without a background',
      (logo: string) => logo.replace('fill="none"', ''),
      /^logo\.svg: its <svg> needs fill="none"/,
    ],
    [
      'of another size',
      (logo: string) => logo.replace('0 0 64 64', '0 0 24 24'),
      /^logo\.svg: its <svg> needs viewBox="0 0 64 64"\.$/,
    ],
    [
      'with an unclosed shape',
      (logo: string) => logo.replace('/>', '>'),
      /^logo\.svg is not well-formed XML: each element/,
    ],
    [
      'that is truncated',
      (logo: string) => logo.slice(0, -20),
      /^logo\.svg is not well-formed XML: each element/,
    ],
    [
      'with a value without quotes',
      (logo: string) => logo.replace('fill="none"', 'fill="none" opacity=1'),
      /^logo\.svg is not well-formed XML: each element/,
    ],
    [
      'with a style',
      (logo: string) => logo.replace('</svg>', '<style>*{}</style></svg>'),
      /^logo\.svg may have no style/,
    ],
  ])('a logo %s', (_, spoil, sentence) => {
    const path = join(folder, 'logo.svg')
    writeFileSync(path, spoil(readFileSync(path, 'utf8')))
    expect(problemsOf(root, folder)).toEqual([expect.stringMatching(sentence)])
  })

  it.each([
    ['logo.svg', 'logo.svg is missing.'],
    [
      'splash/750x1334.png',
      'splash/750x1334.png is missing: npm run brand -- NAME --draw draws it.',
    ],
    ['icons/favicon.svg', 'icons/favicon.svg is missing: npm run brand -- NAME --draw draws it.'],
  ])('when %s is missing', (file, sentence) => {
    rmSync(join(folder, file))
    expect(problemsOf(root, folder)).toEqual([sentence.replace('NAME', basename(folder))])
  })
})
