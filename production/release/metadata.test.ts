import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith, writeFiles } from '#build/folder.testing.ts'
import { InputError } from '#build/brand/input.ts'
import { metadataOf, operatorOf } from './metadata.ts'

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')
const operator = {
  origin: 'https://mela.example',
  securityContact: 'mailto:security@mela.example',
  android: { packageName: 'example.mela', fingerprints: [fingerprint] },
  appleAppIds: ['ABCDE12345.example.mela'],
}
const date = '2026-01-01T00:00:00.000Z'
const none = { languages: [], moreLanguages: [] }

describe('the files for search engines, browsers and stores', () => {
  const files = metadataOf(operator, date, { languages: ['BN', 'EN'], moreLanguages: ['ES', 'TW'] })

  it('name the operator’s address', () => {
    expect(files['robots.txt']).toContain('Sitemap: https://mela.example/sitemap.xml')
    expect(files['sitemap.xml']).toContain('<loc>https://mela.example/m/home</loc>')
    expect(files['.well-known/security.txt']).toContain('Expires: 2026-12-31T00:00:00.000Z')
  })

  it('list each page in each language of the merchant, with links to the others', () => {
    const home = 'https://mela.example/m/home'
    const entries = files['sitemap.xml']?.match(/<url>.*<\/url>/g) ?? []
    const homes = entries.filter((entry) => entry.includes(`<loc>${home}`))
    expect(homes.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1])).toEqual([
      home,
      `${home}?lang=ES`,
      `${home}?lang=TW`,
    ])
    const links = [
      ['x-default', home],
      ['bn', home],
      ['en', home],
      ['es', `${home}?lang=ES`],
      ['zh-Hant', `${home}?lang=TW`],
    ]
    for (const entry of homes) {
      const found = [...entry.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)]
      expect(found.map(([, tag, address]) => [tag, address])).toEqual(links)
    }
  })

  it('link the apps to the site', () => {
    expect(JSON.parse(files['.well-known/assetlinks.json'] ?? '')).toMatchObject([
      { target: { package_name: 'example.mela', sha256_cert_fingerprints: [fingerprint] } },
    ])
    expect(JSON.parse(files['.well-known/apple-app-site-association'] ?? '')).toMatchObject({
      webcredentials: { apps: ['ABCDE12345.example.mela'] },
    })
  })

  it('do not mention missing apps', () => {
    const { android: _, appleAppIds: __, ...without } = operator
    expect(Object.keys(metadataOf(without, date, none))).toHaveLength(3)
  })

  it.each([
    [{ origin: 'https://mela.example/' }, /origin is https/],
    [{ securityContact: 'me' }, /mailto:/],
    [{ android: { packageName: 'mela', fingerprints: [] } }, /name with dots/],
    [{ android: { packageName: 'com.new.mela', fingerprints: [] } }, /Java keeps/],
    [{ hstsPreload: 'yes' }, /hstsPreload is true or false/],
    [{ colour: 'red' }, /colour/],
  ])('refuse %j', (change, why) => {
    expect(() => metadataOf({ ...operator, ...change }, date, none)).toThrow(why)
  })

  it('errors name the file', () => {
    const folder = folderWith()
    const file = join(folder, 'operator.json')
    expect(() => operatorOf(file)).toThrow(`There is no file ${file}.`)
    const android = { packageName: 'example.mela', fingerprints: ['AB:CD'] }
    writeFiles(folder, { 'operator.json': { ...operator, android } })
    expect(() => operatorOf(file)).toThrow(
      new InputError(
        'operator.json: android.fingerprints.0: a fingerprint is 32 bytes such as AB, with colons.',
      ),
    )
  })
})
