import { describe, expect, it } from 'vitest'
import type { Download } from '#api/site/downloads.ts'
import { sourceOf, storeOf } from './sources.rules.ts'

const origin = 'https://mela.example'
const file = (type: Download['type'], url: string | null): Download => ({
  type,
  url,
  size: 1000,
  version: '1.0.0',
  minSystem: '',
  sha256: '0'.repeat(64),
})
const apk = file('Android', `${origin}/wps/app/mela.apk?language=EN`)
const profile = file('MOBILECONFIG', `${origin}/wps/app/mela.mobileconfig`)
const known = (...named: (readonly [type: string, url: string])[]) => ({
  resources: named.map(([type, url]) => ({ type, url })),
  downloads: [apk, profile],
  origin,
})

describe('the Android app', () => {
  it.each([
    ['the platform’s file by default', [], apk.url, apk],
    [
      'the platform’s file when the merchant names it',
      [['Android', '/wps/app/mela.apk']],
      apk.url,
      apk,
    ],
    [
      'the platform’s file when the merchant’s address is invalid',
      [['Android', 'javascript:alert(1)']],
      apk.url,
      apk,
    ],
    ['the platform’s file when the merchant’s address is blank', [['Android', '  ']], apk.url, apk],
    [
      'another package',
      [['Android', 'https://cdn.example/a.apk?v=2']],
      'https://cdn.example/a.apk?v=2',
      null,
    ],
  ] as const)('is %s', (_, named, url, facts) =>
    expect(sourceOf('Android', known(...named))).toEqual({ kind: 'file', url, facts }),
  )

  it('is in a store when the merchant has a listing there', () => {
    const url = 'https://play.google.com/store/apps/details?id=mela'
    expect(sourceOf('Android', known(['Android', url]))).toEqual({ kind: 'store', url })
  })

  it('is a file marked as missing when the platform gives no address', () => {
    const blank = file('Android', null)
    const source = sourceOf('Android', { ...known(), downloads: [blank] })
    expect(source).toEqual({ kind: 'file', url: null, facts: blank })
  })

  it('is not offered when neither is known', () => {
    expect(sourceOf('Android', { ...known(), downloads: [] })).toBeNull()
  })
})

it('the profile is a file on any host', () => {
  const url = 'https://cdn.example/profile'
  expect(sourceOf('MOBILECONFIG', known(['MOBILECONFIG', url]))).toEqual({
    kind: 'file',
    url,
    facts: null,
  })
})

describe('Apple’s store', () => {
  it('is at the merchant’s address', () => {
    const url = 'https://apps.apple.com/app/id1'
    expect(storeOf(known(['IOS', url]))).toEqual({ kind: 'store', url })
  })
  it.each([
    '',
    '/m/appDownload',
    `${origin}/m/appDownload`,
    'itms-services://?x',
    'javascript:alert(1)',
  ])('is not at %j', (url) => expect(storeOf(known(['IOS', url]))).toBeNull())
})
