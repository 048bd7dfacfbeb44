import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { folderWith, writeFiles } from '#build/folder.testing.ts'
import { bomOf } from './packages/bom.ts'
import { bundledPackages, licencesOf } from './packages/licences.ts'
import { checksumsOf, releaseName, addFormer, filesIn, moveMaps } from './files.ts'
import { historyOf } from './history.ts'

let folder: string
beforeEach(() => void (folder = folderWith()))
const write = (files: Readonly<Record<string, unknown>>) => writeFiles(folder, files)

describe('what is in the build', () => {
  it('is every package that a source map names, once', () => {
    write({
      'assets/a.js.map': {
        sources: ['../node_modules/react/index.js', '../src/main.tsx', 'node_modules/react/jsx.js'],
      },
      'sw.js.map': { sources: ['../../node_modules/@lingui/core/dist/index.mjs'] },
    })
    expect(bundledPackages(folder)).toEqual(['@lingui/core', 'react'])
  })

  it('has its licence in the release, also when the package has no text', () => {
    write({
      'with/package.json': { name: 'with', version: '1.0.0', license: 'Apache-2.0' },
      'with/LICENSE': 'Apache License, Version 2.0',
      'without/package.json': { name: 'without', version: '2.0.0', license: 'Apache-2.0' },
    })
    const licence = `${'='.repeat(80)}\nApache License, Version 2.0\n\n`
    expect(licencesOf(['with', 'without'], folder)).toBe(
      `with 1.0.0 (Apache-2.0)\n${licence}without 2.0.0 (Apache-2.0)\n${licence}`,
    )
  })

  it('must have a licence text', () => {
    write({ 'odd/package.json': { name: 'odd', version: '1.0.0', license: 'Odd' } })
    expect(() => licencesOf(['odd'], folder)).toThrow('odd 1.0.0 (Odd) has no licence text')
  })
})

describe('the bill of materials', () => {
  const date = '2026-01-01T00:00:00.000Z'
  const integrity = 'sha512-AAEC'
  const lock = {
    packages: {
      '': { version: '1.0.0', dependencies: { '@a/ui': '2.0.0' }, devDependencies: { vite: '8' } },
      'node_modules/@a/ui': {
        version: '2.0.0',
        integrity,
        license: '(MIT OR Apache-2.0)',
        peerDependencies: { react: '19' },
      },
      'node_modules/react': { version: '19.0.0', integrity, license: 'MIT' },
      'node_modules/vite': { version: '8.0.0', integrity, license: 'MIT' },
      'node_modules/own': { link: true },
    },
  }
  const bom = bomOf(lock, { packages: ['@a/ui', 'react'], date })

  it('lists what is in the build, without build tools', () => {
    const hashes = [{ alg: 'SHA-512', content: '000102' }]
    expect(bom.components).toEqual([
      {
        'bom-ref': '@a/ui@2.0.0',
        type: 'library',
        name: '@a/ui',
        version: '2.0.0',
        purl: 'pkg:npm/%40a/ui@2.0.0',
        hashes,
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      },
      expect.objectContaining({ name: 'react', licenses: [{ license: { id: 'MIT' } }] }),
    ])
    expect(bom.dependencies).toEqual([
      { ref: 'mela@1.0.0', dependsOn: ['@a/ui@2.0.0'] },
      { ref: '@a/ui@2.0.0', dependsOn: ['react@19.0.0'] },
      { ref: 'react@19.0.0', dependsOn: [] },
    ])
  })

  it('depends on the commit only, not on the time', () => {
    const of = (packages: string[]) => bomOf(lock, { packages, date })
    expect(of(['@a/ui', 'react'])).toEqual(bom)
    expect(bom.metadata.timestamp).toBe(date)
    expect(of(['react']).serialNumber).not.toBe(bom.serialNumber)
  })
})

describe('former releases', () => {
  const release = (commit: string, brand = 'mela') => ({ commit, brand, assets: [] })
  const history = (...sets: ReturnType<typeof release>[]) => write({ 'former/history.json': sets })
  const commits = (commit: string) =>
    historyOf(join(folder, 'site'), release(commit), join(folder, 'former')).map(
      (set) => set.commit,
    )

  it('are the last two, with the same commit counted once', () => {
    write({ 'site/assets/app-4.js': '' })
    history(release('3'), release('2'), release('1'))
    expect(commits('4')).toEqual(['4', '3', '2'])
    expect(commits('3')).toEqual(['3', '2', '1'])
  })

  it('are those of its own brand', () => {
    write({ 'site/assets/app-4.js': '' })
    history(release('3', 'jonaki'), release('2'), release('1', 'jonaki'))
    expect(commits('4')).toEqual(['4', '2'])
  })

  it('provide the files that the new one lacks', () => {
    write({ 'site/assets/app-2.js': 'new', 'former/site/assets/app-1.js': 'old' })
    addFormer(join(folder, 'site'), join(folder, 'former'), ['app-1.js', 'app-2.js'])
    expect(filesIn(join(folder, 'site'))).toEqual(['assets/app-1.js', 'assets/app-2.js'])
  })
})

it('source maps are not on the site', () => {
  write({ 'site/sw.js': '', 'site/sw.js.map': '', 'site/assets/app.js.map': '' })
  moveMaps(join(folder, 'site'), join(folder, 'maps'))
  expect(filesIn(folder)).toEqual(['maps/assets/app.js.map', 'maps/sw.js.map', 'site/sw.js'])
})

it('checksums are those of sha256sum', () => {
  write({ 'site/a.txt': 'mela\n' })
  expect(checksumsOf(folder)).toBe(
    'd6a366ecf0e6e9a9b62f60e5170a7ccbe703ed2ee91530b4b0e5498f55f7fcae  site/a.txt\n',
  )
})

it('releases of one commit have the same name only with the same content', () => {
  const commit = '55f18bd38c0f3bbba1a5e5e7a0a7b1d1ee1a4d0c'
  write({ 'site/index.html': 'one', 'again/index.html': 'one', 'brand/index.html': 'two' })
  const [one, again, brand] = ['site', 'again', 'brand'].map((site) =>
    releaseName(commit, join(folder, site)),
  )
  expect(one).toMatch(/^55f18bd38c0f-[0-9a-f]{8}$/)
  expect(again).toBe(one)
  expect(brand).not.toBe(one)
})
