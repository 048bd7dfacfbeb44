import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { categories } from '#api/games/category.ts'
import { openVendor } from '#sandbox/vendor/vendor.testing.ts'
import { banner } from '#sandbox/art/scenes/banner.ts'
import { createCdn, raster } from './cdn.ts'
import { vendorLookOf } from '#ui/art/marks.rules.ts'
import { looks } from '#sandbox/seed/lists.ts'
import { vendors } from '#sandbox/seed/vendors.ts'
import { regionPicture, logo } from '#sandbox/art/logo.ts'
import { portrait } from '#sandbox/art/portrait.ts'
import { tile } from '#sandbox/art/tile.ts'
import { isWellFormed } from '#sandbox/art/wellFormed.testing.ts'

const tileOf = (id: string, category: string, name = 'River Koi') =>
  tile({ vendor: 'RUPALI', id, category, name })

const tiles = categories.flatMap((category, row) =>
  Array.from({ length: 12 }, (_, node) => tileOf(String(row * 12 + node), category)),
)
const banners = ['1', '2', '3', '4', '5', 'welcome'].map(banner)
const logos = vendors.map(({ code, name }) => logo(name, looks.get(code) ?? vendorLookOf(code)))
const portraits = Array.from({ length: 10 }, (_, index) => portrait(String(index + 1)))
const all = [...tiles, ...banners, ...logos, ...portraits, regionPicture('bd')]

describe('pictures', () => {
  it('are well-formed', () => {
    for (const picture of all) expect(isWellFormed(picture)).toBe(true)
    expect(isWellFormed('<svg><g></svg></g>')).toBe(false)
  })

  it('are whole numbers and paths, never NaN or undefined', () => {
    for (const picture of all) expect(picture).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('load nothing and run nothing', () => {
    for (const picture of all)
      expect(picture).not.toMatch(/<script|<foreignObject| on\w+=|url\((?!#)|href="(?!#)/)
  })

  it('are at most 3 kB', () => {
    for (const picture of all) expect(gzipSync(picture).length).toBeLessThan(3072)
  })

  it('are the same for the same game and differ between games', () => {
    expect(tileOf('7', 'RNG')).toBe(tileOf('7', 'RNG'))
    expect(tileOf('7', 'RNG', 'Rickshaw Rani')).not.toBe(tileOf('7', 'RNG'))
    expect(new Set(logos).size).toBe(logos.length)
    expect(new Set(tiles).size).toBeGreaterThan(tiles.length * 0.95)
    expect(new Set(banners.slice(0, 5)).size).toBe(5)
    expect(new Set(portraits).size).toBe(10)
  })
})

describe('the image host', () => {
  const open = async () => createCdn((await openVendor()).db)

  it.each([
    ['/cdn/1/tile/VA/1.webp', 'image/webp'],
    ['/cdn/2/banner/1.webp', 'image/webp'],
    ['/cdn/1/model/4.webp', 'image/webp'],
    ['/cdn/3/vendor/VA.svg', 'image/svg+xml; charset=utf-8'],
    ['/cdn/1/country/bd.svg', 'image/svg+xml; charset=utf-8'],
  ])('serves %s for a year to every origin', async (path, type) => {
    const answer = await (await open()).request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe(type)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  it('answers 304 to a picture that is known', async () => {
    const cdn = await open()
    const path = '/cdn/1/tile/VA/1.webp'
    const etag = (await cdn.request(path)).headers.get('ETag') ?? ''
    const again = await cdn.request(path, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(etag)
  })

  it('makes a picture of at most 12 kB of each drawing', async () => {
    for (const drawing of [tiles[0], tiles[40], banners[0], portraits[0]]) {
      const picture = await raster(drawing ?? '')
      expect(new TextDecoder().decode(picture.slice(8, 12))).toBe('WEBP')
      expect(picture.length).toBeLessThan(12_288)
    }
  })

  it('gives the same picture from every host', async () => {
    const cdn = await open()
    const [one, two] = await Promise.all(
      [1, 2].map(async (host) => (await cdn.request(`/cdn/${host}/tile/VA/1.webp`)).text()),
    )
    expect(one).toBe(two)
  })

  it.each(['/cdn/1/tile/VA/99.webp', '/cdn/1/tile/VA/x.webp', '/cdn/1/banner/1.png'])(
    'has no %s',
    async (path) => expect((await (await open()).request(path)).status).toBe(404),
  )
})
