// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Channel } from '#features/support/channels/channel.rules.ts'
import { socialLinksOf } from './social.rules.ts'

const page = (type: string, url: string) => ({ type, url })
const channel = (kind: Channel['kind'], url: string): Channel => ({
  id: url,
  kind,
  url,
  detail: '',
})
const kinds = (...args: Parameters<typeof socialLinksOf>) =>
  socialLinksOf(...args).map(({ kind, url }) => `${kind} ${url}`)

describe('the social links', () => {
  it('are in the order of the specification, without missing ones', () => {
    expect(
      kinds(
        [page('TWITTER', 'https://x.example/m'), page('Facebook', 'https://fb.example/m')],
        [channel('whatsapp', 'whatsapp://send?phone=1')],
      ),
    ).toEqual([
      'facebook https://fb.example/m',
      'whatsapp whatsapp://send?phone=1',
      'twitter https://x.example/m',
    ])
  })

  it('prefer the merchant’s own page over the channel of customer service', () => {
    expect(
      kinds(
        [page('TELEGRAM', 'https://t.me/mela')],
        [channel('telegram', 'tg://resolve?domain=a')],
      ),
    ).toEqual(['telegram https://t.me/mela'])
  })

  it.each(['javascript:alert(1)', 'http://t.me/mela', '/m/home', ''])('do not open “%s”', (url) => {
    expect(kinds([page('TELEGRAM', url)], [])).toEqual([])
  })

  it('ignore other kinds of resource', () => {
    expect(
      kinds([page('IOS', 'https://a.example'), page('SpeedTest', 'https://b.example')], []),
    ).toEqual([])
  })
})
