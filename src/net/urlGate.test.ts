import { describe, expect, it } from 'vitest'
import { lineOf, ownPath, passageOf } from './urlGate.ts'

const origin = 'https://mela.example'
const gate = { kind: 'link', hosts: ['partner.example'], origin } as const

describe('an address from the platform', () => {
  it.each([
    ['/m/hot?x=1#y', { kind: 'own', href: '/m/hot?x=1#y' }],
    ['https://mela.example/m/hot', { kind: 'own', href: '/m/hot' }],
    ['https://partner.example/a', { kind: 'open', href: 'https://partner.example/a' }],
    [
      'https://other.example/a',
      { kind: 'ask', href: 'https://other.example/a', host: 'other.example' },
    ],
    [
      'https://partner.example.evil.example/',
      {
        kind: 'ask',
        href: 'https://partner.example.evil.example/',
        host: 'partner.example.evil.example',
      },
    ],
    [
      'https://pаrtner.example/',
      { kind: 'ask', href: 'https://xn--prtner-3nf.example/', host: 'xn--prtner-3nf.example' },
    ],
  ])('%s passes as %j', (address, passage) => {
    expect(passageOf(address, gate)).toEqual(passage)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>x</b>',
    'blob:https://mela.example/1',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'http://partner.example/',
    'https://user:pass@partner.example/',
    'https://user@partner.example/',
    'https://:pass@partner.example/',
    'tg://resolve?domain=x',
    'https://',
  ])('%s does not pass', (address) => {
    expect(passageOf(address, gate)).toBeNull()
  })

  it.each(['tg://resolve?domain=x', 'tel:+880123', 'mailto:a@b.example', 'viber://chat'])(
    '%s passes for a service channel only',
    (address) => {
      expect(passageOf(address, { ...gate, kind: 'service' })?.kind).toBe('open')
    },
  )
})

describe('a return path', () => {
  it.each([
    ['/m/fav?tab=2', '/m/fav?tab=2'],
    [undefined, '/m/home'],
    ['', '/m/home'],
    ['m/fav', '/m/home'],
    ['//evil.example/m/fav', '/m/home'],
    ['/\\evil.example', '/m/home'],
    ['https://evil.example/', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
  ])('%s leads to %s', (path, leads) => {
    expect(ownPath(path, '/m/home')).toBe(leads)
  })
})

describe('another address of this site', () => {
  const local = { hostname: 'localhost' }
  const abroad = { hostname: 'mela.example' }
  it.each([
    ['https://m2.mela.example/m/home', abroad, 'https://m2.mela.example'],
    ['http://127.0.0.1:4174/', local, 'http://127.0.0.1:4174'],
    ['http://127.0.0.1:4174/', abroad, null],
    ['http://m2.mela.example/', local, null],
    ['https://user@m2.mela.example/', abroad, null],
    ['https://:pass@m2.mela.example/', abroad, null],
    ['nonsense', abroad, null],
  ])('%s, from %o, is %s', (address, page, line) => {
    expect(lineOf(address, page)).toBe(line)
  })
})
