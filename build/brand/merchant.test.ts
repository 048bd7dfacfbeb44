import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { folderWith, writeFiles } from '#build/folder.testing.ts'
import { merchantOf } from './brand.ts'
import { constantsOf, merchantFileOf } from './merchant.ts'

const root = join(import.meta.dirname, '../..')
let folder = ''
beforeEach(() => {
  folder = folderWith()
  vi.stubEnv('MERCHANT', join(folder, 'own.json'))
})
afterEach(() => void vi.unstubAllEnvs())
const write = (part: unknown) => writeFiles(folder, { 'own.json': part })

const platform = { origin: 'https://platform.example', wps: '/api/wps' }

describe('the merchant', () => {
  it('is public/merchant.json with the operator’s file merged in', () => {
    write({ merchantCode: 'tara07', platform })
    expect(merchantFileOf(root)).toMatchObject({
      merchantCode: 'tara07',
      currencySymbol: '৳',
      platform: { ...platform, lgw: '/lgw' },
      hosts: { games: [], chat: [], images: [], social: [], lines: [] },
    })
  })
})

describe('the languages', () => {
  it('of an operator’s file are in one list each', () => {
    write({ languages: ['AR', 'TH'] })
    const { languages, moreLanguages } = merchantFileOf(root)
    expect(languages).toEqual(['AR', 'TH'])
    expect(moreLanguages).not.toContain('AR')
  })

  it('have a default among them', () => {
    write({ languages: ['EN'], moreLanguages: [], defaultLanguage: 'TH' })
    expect(() => merchantFileOf(root)).toThrow(
      'merchant.json: defaultLanguage is TH, which is in neither languages nor moreLanguages.',
    )
  })
})

describe('hosts', () => {
  const hosts = { games: ['https://games.example'], social: ['https://login.example'] }

  it('are in the page that the app reads', () => {
    write({ hosts })
    expect(merchantOf(root)).toMatchObject({ hosts })
  })

  it('are in no page without any', () => {
    write({})
    expect(merchantOf(root)).not.toHaveProperty('hosts')
  })
})

describe('calls', () => {
  it('go to the platform’s origin and paths', () => {
    write({ platform })
    expect(constantsOf(root)).toEqual({
      'import.meta.env.PLATFORM_WPS': 'https://platform.example/api/wps',
      'import.meta.env.PLATFORM_LGW': 'https://platform.example/lgw',
    })
  })

  it('go to the site itself by default', () => {
    write({})
    expect(Object.values(constantsOf(root))).toEqual(['', ''])
  })
})

it.each([
  [{}, '2'],
  [{ currencyDecimals: 0 }, '0'],
])('a release with %j writes amounts with %s decimals', (part, decimals) => {
  vi.stubEnv('RELEASE', '1')
  write(part)
  expect(constantsOf(root)).toMatchObject({ 'import.meta.env.CURRENCY_DECIMALS': decimals })
})

describe('a file that cannot be used says why in one sentence', () => {
  it.each([
    ['own.json is no JSON object.', 7],
    ['own.json: merchant is an unknown key.', { merchant: 'mela01' }],
    ['own.json: platform.host is an unknown key.', { platform: { host: 'platform.example' } }],
    [
      'own.json: platform.origin: an origin is https:// and a host name, without a path or slash at its end.',
      { platform: { origin: 'https://platform.example/' } },
    ],
    [
      'own.json: platform.origin: an origin begins with https://; a page over https may call nothing else.',
      { platform: { origin: 'http://platform.example' } },
    ],
    [
      'own.json: platform.wps: a path prefix begins with a slash and does not end with one.',
      { platform: { wps: 'wps/' } },
    ],
    [
      'own.json: hosts.games.0: an origin is https:// and a host name, without a path or slash at its end.',
      { hosts: { games: ['games.example'] } },
    ],
    [
      'own.json: hosts.social.0: an origin begins with https://; a page over https may call nothing else.',
      { hosts: { social: ['http://login.example'] } },
    ],
    [
      'own.json: sealingKeyIds.0: a sealing key is named by its RFC 7638 thumbprint, 43 characters.',
      { sealingKeyIds: ['key'] },
    ],
    ['own.json: minAge: the least age is 18 or 21.', { minAge: 16 }],
    ['own.json: currencyDecimals: a currency has 0, 2 or 3 decimals.', { currencyDecimals: 1 }],
  ])('%s', (sentence, part) => {
    write(part)
    expect(() => merchantFileOf(root)).toThrow(new Error(sentence))
  })

  it('when it does not exist', () => {
    expect(() => merchantFileOf(root)).toThrow(new Error(`There is no file ${folder}/own.json.`))
  })

  it('when it is a folder', () => {
    vi.stubEnv('MERCHANT', folder)
    expect(() => merchantFileOf(root)).toThrow(new Error(`There is no file ${folder}.`))
  })

  it('when it is not a regular file, such as standard input', () => {
    vi.stubEnv('MERCHANT', '/dev/null')
    expect(() => merchantFileOf(root)).toThrow(
      /^\/dev\/null can be read only once, .* name a file\.$/,
    )
  })
})
