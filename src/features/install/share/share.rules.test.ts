import { describe, expect, it } from 'vitest'
import { type Shared, destinationOf } from './share.rules.ts'

const origin = 'https://mela.example'
const place = { origin, hosts: ['www.mela.example', 'm2.mela.example'], isGuest: true }
const nothing = { title: '', text: '', url: '' }
const leadsTo = (shared: Partial<Shared>, isGuest = true) =>
  destinationOf({ ...nothing, ...shared }, { ...place, isGuest })

const path = (to: string) => ({ kind: 'path', path: to })
const search = (words: string) => ({ kind: 'search', words })
const home = { kind: 'home' }

describe('a link of ours opens its page', () => {
  it.each<[string, Partial<Shared>, string]>([
    [
      'as an address',
      { url: `${origin}/m/activityDetail?id=3#rules` },
      '/m/activityDetail?id=3#rules',
    ],
    ['within a text', { text: `Look: "${origin}/m/help#terms".` }, '/m/help#terms'],
    ['in the title', { title: `${origin}/m/hot` }, '/m/hot'],
    ['on another host of this site', { url: 'https://m2.mela.example/m/jackpot' }, '/m/jackpot'],
    ['home', { url: `${origin}/` }, '/'],
    ['beside a foreign one', { url: 'https://evil.example/', text: `${origin}/m/fav` }, '/m/fav'],
    [
      'with an invitation',
      { url: `${origin}/m/register?affiliateCode=agent` },
      '/m/register?affiliateCode=agent',
    ],
  ])('%s', (_, shared, to) => expect(leadsTo(shared)).toEqual(path(to)))
})

describe('an invitation’s code opens the registration', () => {
  it.each(['MELA7K2Q', ' FAIR-2026 '])('%s', (text) =>
    expect(leadsTo({ text })).toEqual({ kind: 'invitation', code: text.trim() }),
  )
  it('but not for a player with an account', () =>
    expect(leadsTo({ text: 'MELA7K2Q' }, false)).toEqual(search('MELA7K2Q')))
})

describe('any other text goes to the search', () => {
  it.each<[string, Partial<Shared>, object]>([
    ['words', { text: ' Golden\n Fish ' }, search('Golden Fish')],
    ['the title when there is no text', { title: 'Aviator' }, search('Aviator')],
    ['without addresses', { text: 'Fish https://evil.example/x?y' }, search('Fish')],
    ['cut to the maximum length', { text: 'x'.repeat(2000) }, search('x'.repeat(60))],
    ['nothing', {}, home],
    ['an address alone', { url: 'https://evil.example/' }, home],
  ])('%s', (_, shared, to) => expect(leadsTo(shared)).toEqual(to))
})

describe('a hostile text opens nothing', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/m/home',
    'https:mela.example/m/home',
    'http://mela.example/m/home',
    'https://mela.example@evil.example/m/home',
    'https://user:secret@mela.example/m/home',
    'https://mela.example.evil.example/m/home',
    'https://mela.example//evil.example',
    'https://mela.example/..//evil.example',
    'https://mela.example/\\evil.example',
    'https://mela.example/sandbox/reset',
    'https://mela.example/wps/app/mela.apk',
    'https://mela.example/m/share?url=https://mela.example/m/share',
    'https://%E0%A4%A/',
    '__proto__',
    '<img src=x onerror=alert(1)>',
  ])('%s', (hostile) => {
    for (const shared of [{ url: hostile }, { text: hostile }, { title: hostile }])
      expect(leadsTo(shared).kind).not.toBe('path')
  })
})
