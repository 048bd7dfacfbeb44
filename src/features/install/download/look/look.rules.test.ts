import Color from 'colorjs.io'
import { describe, expect, it } from 'vitest'
import { type PageLook, lookOf } from './look.rules.ts'

const origin = 'https://mela.example'
const look = (background: string | null, colour: string) => lookOf({ background, colour }, origin)
const nothing: PageLook = { picture: null, ground: null, text: null, veil: null }

it.each([
  ['#fff', 'rgb(255 255 255)'],
  [' #0Fb1A9 ', 'rgb(15 177 169)'],
  ['rgb(1, 22,255)', 'rgb(1 22 255)'],
  ['rgb(1,2,256)', null],
  ['#ffff', null],
  ['red', null],
  ['url(https://evil.example)', null],
  ['#fff;background:url(//evil.example)', null],
  ['', null],
])('%j is the colour %j', (text, colour) => expect(look(text, '').ground).toBe(colour))

describe('the merchant’s setting', () => {
  it.each<[string, string | null, string, Partial<PageLook>]>([
    [
      'is used when it is readable',
      '#101030',
      '#ffd700',
      { ground: 'rgb(16 16 48)', text: 'rgb(255 215 0)' },
    ],
    [
      'gets white text when its own is unreadable',
      '#101030',
      '#202040',
      { ground: 'rgb(16 16 48)', text: 'rgb(255 255 255)' },
    ],
    [
      'gets black text on a light background',
      '#ffff00',
      '#ffffff',
      { ground: 'rgb(255 255 0)', text: 'rgb(0 0 0)' },
    ],
    [
      'may be a background without a text colour',
      '#ffffff',
      '',
      { ground: 'rgb(255 255 255)', text: 'rgb(0 0 0)' },
    ],
    [
      'may be a picture, darkened under light text',
      '/cdn/1/banner/1.svg',
      '#ffffff',
      { picture: '/cdn/1/banner/1.svg', text: 'rgb(255 255 255)', veil: 'dark' },
    ],
    [
      'may be a picture, lightened under dark text',
      `${origin}/a.png`,
      '#000000',
      { picture: '/a.png', text: 'rgb(0 0 0)', veil: 'light' },
    ],
    [
      'gets white text on a picture when its own is mid-tone',
      '/a.png',
      '#777777',
      { picture: '/a.png', text: 'rgb(255 255 255)', veil: 'dark' },
    ],
    ['is ignored without a background', null, '#ff0000', {}],
    ['ignores a picture of another site', 'https://evil.example/a.png', '#fff', {}],
    ['is no script', 'javascript:alert(1)', '#fff', {}],
    ['is nothing', '', '', {}],
  ])('%s', (_, background, colour, expected) =>
    expect(look(background, colour)).toEqual({ ...nothing, ...expected }),
  )

  it('is readable with any value', () => {
    const veils = { dark: 'rgb(102 102 102)', light: 'rgb(153 153 153)' } as const
    const contrast = (text: string | null, ground: string) =>
      new Color(text ?? ground).contrastWCAG21(ground)
    for (let step = 0; step < 256; step += 5) {
      const colour = `rgb(${step}, ${255 - step}, ${(step * 7) % 256})`
      const flat = look('rgb(120, 110, 130)', colour)
      const over = look('/a.png', colour)
      expect(contrast(flat.text, 'rgb(120 110 130)')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(over.text, veils[over.veil ?? 'dark'])).toBeGreaterThanOrEqual(4.5)
    }
  })
})
