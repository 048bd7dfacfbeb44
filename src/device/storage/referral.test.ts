import { expect, it } from 'vitest'
import { dropReferral, storeReferral, readReferral, referralLink } from './referral.ts'

it('is kept over visits, until the player has registered', () => {
  storeReferral({ affiliateCode: 'agent' })
  expect(readReferral()).toEqual({ affiliateCode: 'agent' })
  dropReferral()
  expect(readReferral()).toEqual({})
})

it('counts for a month', () => {
  storeReferral({ recommenderId: 'friend' })
  const day = 24 * 3_600_000
  expect(readReferral(Date.now() + 29 * day)).toEqual({ recommenderId: 'friend' })
  expect(readReferral(Date.now() + 31 * day)).toEqual({})
})

it.each(['', 'null', '7', '{"at":"x"}', '{"affiliateCode":"agent"}'])(
  'reads nothing from %j',
  (text) => {
    localStorage.setItem('referral', text)
    expect(readReferral()).toEqual({})
  },
)

it('a link leads to the registration with its code', () => {
  expect(referralLink('https://mela.test', 'AB12')).toBe(
    'https://mela.test/m/register?affiliateCode=AB12',
  )
})
