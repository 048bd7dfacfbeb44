import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { kindOf } from '#api/account/member.ts'
import { getSite } from './site.ts'

describe('the system status', () => {
  it.each([
    [{ maintenance: true, regionRestriction: false }, 'maintenance'],
    [{ maintenance: true, regionRestriction: true }, 'maintenance'],
    [{ maintenance: false, regionRestriction: true }, 'region'],
    [{ maintenance: false, regionRestriction: false, status: 1 }, 'open'],
    [{ status: 1 }, 'maintenance'],
    [{ status: 2 }, 'region'],
    [{ status: 0 }, 'open'],
    [{}, 'open'],
  ])('%j gives %s', (flags, gate) => {
    expect(v.parse(getSite.output, { serverTime: 5, ...flags }).gate).toBe(gate)
  })

  it('is read from an answer with only the time', () => {
    expect(v.parse(getSite.output, { serverTime: 5 })).toMatchObject({
      gate: 'open',
      template: { memberCentre: 'base', deposit: 'base' },
      switches: {},
    })
  })

  it.each([
    [
      'a template field of another type',
      { info: { mobileTemplate: { mem_cen: {}, app_desc: null, dep_func: 1 } } },
    ],
    ['an invalid template', { info: { mobileTemplate: 'new' } }],
    ['invalid switches', { info: { whitelabel: [1] } }],
    ['invalid hosts', { info: { imageCDNs: null, mainDomain: 7, countryIconCDN: 7 } }],
    ['no info', { info: 'later' }],
    ['no place', { location: null }],
    ['a place without a country', { location: { ip: 5, country: null } }],
    ['invalid flags', { maintenance: {}, status: 'open', maintenanceUntil: 'soon' }],
    ['no time', { serverTime: 'now' }],
  ])('loses only the malformed part: %s', (_, odd) => {
    expect(v.parse(getSite.output, { serverTime: 5, ...odd })).toMatchObject({
      gate: 'open',
      template: { memberCentre: 'base', appDescription: '' },
      mainDomain: '',
    })
  })

  it('keeps the other fields beside a malformed one', () => {
    const info = {
      mobileTemplate: { mem_cen: 1, app_desc: null, dep_func: '1' },
      whitelabel: { REG3: '0', CBS3: { on: true }, CAPTCHA3: 1 },
      imageCDNs: ['/cdn/1', 2],
      countryIconCDN: '/flags',
      gameHosts: ['https://play.example'],
    }
    expect(
      v.parse(getSite.output, { info, maintenance: true, maintenanceUntil: 'soon' }),
    ).toMatchObject({
      gate: 'maintenance',
      until: null,
      template: { memberCentre: 'new', deposit: 'new', appDescription: '' },
      switches: { REG3: false, CAPTCHA3: true },
      imageHosts: ['/cdn/1'],
      countryIconCDN: '/flags',
      gameHosts: ['https://play.example'],
    })
  })
})

describe('a member type', () => {
  it.each([
    [0, 'member'],
    [1, 'agent'],
    [2, 'agent'],
    [4, 'trial'],
    [40, 'trial'],
    [41, 'trial'],
    [42, 'trial'],
    [3, 'other'],
    [99, 'other'],
  ])('%d is %s', (type, kind) => {
    expect(kindOf(type)).toBe(kind)
  })
})
