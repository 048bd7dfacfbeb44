import { expect, it } from 'vitest'
import type { Brand } from './schema.ts'
import { styleOfBrand } from './style.ts'

const logo = '<svg viewBox="0 0 64 64">\n<path fill="#fff" d="M0 0h9v9z"/>\n</svg>'

const plain: Brand = {
  shortName: 'A',
  title: 'A',
  description: 'A',
  art: 'drawn',
  colours: { dark: {}, light: {} },
  merchant: {},
}

it.each<[string, Partial<Brand>, string]>([
  ['no values', {}, ''],
  ['a plate alone', { plate: '#112233' }, '@layer tokens{:root{--plate:#112233;}}'],
  [
    'corners and headings',
    { radius: { tile: 4 }, headings: 600 },
    '@layer tokens{:root{--radius-tile:4px;--type-display:600 1.75rem/var(--line-display) var(--font);--type-h1:600 1.375rem/var(--line-h1) var(--font);--type-h2:600 1.125rem/var(--line-h2) var(--font);}}',
  ],
  [
    'only dark colours, which do not change the light theme',
    { colours: { dark: { canvas: '#000000' }, light: {} } },
    '@layer tokens{:root{--canvas:#000000;}}',
  ],
  [
    'colours for each theme',
    { colours: { dark: { canvas: '#000000' }, light: { canvas: '#ffffff' } } },
    '@layer tokens{:root{--canvas:#000000;}:root[data-theme=light]{--canvas:#ffffff;}}',
  ],
])('a brand with %s', (_, own, style) => {
  expect(styleOfBrand({ ...plain, ...own }, logo)).toBe(style)
})

it('a brand without drawings has one background for all games, bands and posters', () => {
  const style = styleOfBrand({ ...plain, art: { deep: '#000000', base: '#111111' } }, logo)
  const picture = /url\("data:image\/svg\+xml,[^"]*"\)/.source
  expect(style).toMatch(new RegExp(`--strip:${picture} center/cover;--poster:${picture};`))
  // With a ratio of its own it would be cut where a banner has another.
  expect(decodeURIComponent(style)).toMatch(/xmlns='[^']*'><radialGradient/)
  expect(decodeURIComponent(style)).toContain("<svg x='68%' y='9%' width='23%' height='82%'")
  expect(style).toContain("<path fill='%23fff' d='M0 0h9v9z'/>")
  expect(style).toContain('[class*=" art-"]{--c0:#000000!important;--c1:#111111!important}')
})
