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

it('is valid for a month', () => {
  storeReferral({ recommenderId: 'friend' })
  expect(readReferral(after(29))).toEqual({ recommenderId: 'friend' })
  expect(readReferral(after(31))).toEqual({})
})

it.each([
  [7, 6, true],
  [7, 8, false],
  [90, 89, true],
  [0, 0, false],
])('with %d days granted by the platform, after %d it is valid: %s', (granted, days, isThere) => {
  storeReferralDays(granted)
  storeReferral({ affiliateCode: 'agent' })
  expect(readReferral(after(days))).toEqual(isThere ? { affiliateCode: 'agent' } : {})
})

it('the first of each kind is kept until it has expired', () => {
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

it.each(['', '  ', 'x'.repeat(65)])('%j is not a code', (affiliateCode) => {
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

it('one that the page stored before the app loaded is dated from then', () => {
  localStorage.setItem('landed', `${after(-20)}&affiliateCode=early`)
  storeLanded()
  storeLanded()
  expect(localStorage.getItem('landed')).toBeNull()
  expect(readReferral(after(9))).toEqual({ affiliateCode: 'early' })
  expect(readReferral(after(11))).toEqual({})
})

it('a link opens the registration with its code', () => {
  expect(referralLink('https://mela.test', 'AB12')).toBe(
    'https://mela.test/m/register?affiliateCode=AB12',
  )
})
