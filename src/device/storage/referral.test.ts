import { expect, it } from 'vitest'
import {
  dropReferral,
  readReferral,
  referralIn,
  referralLink,
  storeLanded,
  storeReferral,
  storeReferralDays,
} from './referral.ts'

const day = 24 * 3_600_000
const after = (days: number) => Date.now() + days * day

it('is stored over visits, until the player has registered', () => {
  storeReferral({ affiliateCode: '9E4' })
  expect(readReferral()).toEqual({ affiliateCode: '9E4' })
  dropReferral()
  expect(readReferral()).toEqual({})
})

it('counts for a month', () => {
  storeReferral({ recommenderId: 'friend' })
  expect(readReferral(after(29))).toEqual({ recommenderId: 'friend' })
  expect(readReferral(after(31))).toEqual({})
})

it.each([
  [7, 6, true],
  [7, 8, false],
  [90, 89, true],
  [0, 0, false],
])('of %d days that the platform grants, after %d it counts: %s', (granted, days, isThere) => {
  storeReferralDays(granted)
  storeReferral({ affiliateCode: 'agent' })
  expect(readReferral(after(days))).toEqual(isThere ? { affiliateCode: 'agent' } : {})
})

it('the first counts, each for itself, until it has expired', () => {
  storeReferral({ affiliateCode: 'first' })
  storeReferral({ affiliateCode: 'second', recommenderId: 'friend' }, after(20))
  expect(readReferral(after(20))).toEqual({ affiliateCode: 'first', recommenderId: 'friend' })
  expect(readReferral(after(40))).toEqual({ recommenderId: 'friend' })
  storeReferral({ affiliateCode: 'third' }, after(40))
  expect(readReferral(after(40))).toEqual({ affiliateCode: 'third', recommenderId: 'friend' })
})

it.each([
  '',
  'null',
  '7',
  '[]',
  '{"affiliateCode":"agent","at":1}',
  '{"affiliateCode":{"at":"x"}}',
])('reads nothing from %j', (text) => {
  localStorage.setItem('referral', text)
  expect(readReferral()).toEqual({})
})

it.each(['', '  ', 'x'.repeat(65)])('%j is no code', (affiliateCode) => {
  storeReferral({ affiliateCode })
  expect(localStorage.getItem('referral')).toBeNull()
})

it.each([
  ['?affiliateCode=9E4&recommenderId=0017', { affiliateCode: '9E4', recommenderId: '0017' }],
  ['?utm_source=x&AFFILIATECODE=a%2Bb', { affiliateCode: 'a+b' }],
  ['?affiliatecode=first&affiliateCode=second', { affiliateCode: 'first' }],
  ['?myaffiliateCode=x&affiliateCode=', {}],
  ['', {}],
])('%s carries %j', (query, codes) => expect(referralIn(query)).toEqual(codes))

it('what the page left before the app had loaded counts from then', () => {
  localStorage.setItem('landed', `${after(-20)}&affiliateCode=early`)
  storeLanded()
  storeLanded()
  expect(localStorage.getItem('landed')).toBeNull()
  expect(readReferral(after(9))).toEqual({ affiliateCode: 'early' })
  expect(readReferral(after(11))).toEqual({})
})

it('a link leads to the registration with its code', () => {
  expect(referralLink('https://mela.test', 'AB12')).toBe(
    'https://mela.test/m/register?affiliateCode=AB12',
  )
})
