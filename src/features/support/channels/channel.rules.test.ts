// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { channelsOf, detailOf, channelKindOf } from './channel.rules.ts'
import { decipher } from './cipher.ts'
import { obscured } from '#features/support/support.testing.ts'

const key = 'k3y9Ab01'

const service = (csType: string, csPosition: number, address: string) => ({
  csType,
  csPosition,
  path: obscured(address),
})

describe('the address of a channel', () => {
  it.each([
    'https://chat.mela.example/start',
    'tg://resolve?domain=mela',
    'mailto:সেবা@mela.example',
    'a',
  ])('%s is read after its key', (address) => expect(decipher(obscured(address))).toBe(address))

  const good = obscured('https://chat.mela.example/')
  it.each([
    ['empty', ''],
    ['a key and nothing else', key],
    ['half a block', `${btoa('1234')}${key}`],
    ['no Base64', `***${key}`],
    ['another key', good.slice(0, -8) + 'another1'],
    ['an empty key', good.slice(0, -8) + 'চাবি১২৩৪'],
    ['a block less', btoa(atob(good.slice(0, -8)).slice(0, -8)) + key],
    ['plain', 'https://chat.mela.example/'],
  ])('that is %s does not open', (_, path) => {
    expect(decipher(path)).toBeNull()
  })
})

describe('the channels of customer service', () => {
  it('are in the platform’s order, each with a distinguishing note', () => {
    const channels = channelsOf(
      [
        service('WHATSAPP', 3, 'whatsapp://send?phone=8801700000000'),
        service('TELEGRAM 1', 2, 'https://t.me/mela_vip'),
        service('TELEGRAM', 1, 'tg://resolve?domain=mela_help'),
      ],
      decipher,
      () => undefined,
    )
    expect(channels.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      'telegram @mela_help',
      'telegram @mela_vip',
      'whatsapp +8801700000000',
    ])
    expect(new Set(channels.map(({ id }) => id)).size).toBe(3)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://chat.mela.example',
    'https://player:secret@chat.mela.example',
    '//chat.mela.example',
    '/m/service',
    'blob:https://mela.example/1',
    'intent://scan',
    'not an address',
    'tel:%',
    'tel:',
    'mailto:50%off',
    'mailto:%E0%A4%A@mela.example',
    'mailto:%20',
  ])('%s is hidden and reported', (address) => {
    const onHidden = vi.fn<() => void>()
    expect(channelsOf([service('CS', 1, address)], decipher, onHidden)).toEqual([])
    expect(onHidden).toHaveBeenCalledOnce()
  })

  it.each([
    ['that does not open', { csType: 'CS', csPosition: 1, path: 'x' }],
    ['without a number', service('CS', 1, 'tel:%')],
    ['without an address', service('CS', 1, 'mailto:50%off')],
  ])('keep the good ones beside one %s', (_, broken) => {
    const channels = channelsOf([broken, service('CS', 2, 'tel:+8802')], decipher, () => undefined)
    expect(channels.map(({ detail }) => detail)).toEqual(['+8802'])
  })

  it.each([
    ['TELEGRAM', 'https://t.me/x', 'telegram'],
    ['TELEGRAM 1', 'https://t.me/x', 'telegram'],
    ['telegram_2', 'https://t.me/x', 'telegram'],
    ['FACEBOOK', 'https://facebook.com/x', 'facebook'],
    ['LIVECHAT', 'https://chat.mela.example', 'livechat'],
    ['WHATSAPP', 'https://wa.me/880', 'whatsapp'],
    ['CS', 'https://help.mela.example', 'service'],
    ['CS', 'mailto:help@mela.example', 'mail'],
    ['CS 2', 'tel:+8802', 'phone'],
    ['CS', 'viber://chat?number=880', 'viber'],
    ['SOMETHING', 'https://mela.example', 'service'],
  ])('%s at %s is drawn as %s', (csType, url, kind) => {
    expect(channelKindOf(csType, new URL(url))).toBe(kind)
  })

  it.each([
    ['tel:+8801700000000', '+8801700000000'],
    ['mailto:help@mela.example?subject=x', 'help@mela.example'],
    ['viber://chat?number=%2B8801700', '+8801700'],
    ['https://wa.me/8801700', '+8801700'],
    ['https://www.facebook.com/mela', 'facebook.com'],
    ['tg://resolve', ''],
  ])('%s is reported as “%s”', (url, detail) => {
    expect(detailOf(new URL(url))).toBe(detail)
  })
})
