import { describe, expect, it } from 'vitest'
import { artName, motifName } from './art.rules.ts'
import { bleed, ordersFor, rulesOf } from './strips.rules.ts'

const screen = { width: 360, rem: 16, ratio: 2 }
const named = (shape: 'square' | 'portrait' | 'landscape', count: number) =>
  Array.from({ length: count }, (_, node) =>
    artName(shape, { vendor: 'PG', id: String(node), category: 'RNG', name: 'Tiger' }),
  )

describe('drawings are requested', () => {
  it('by shape, in the order of the requests, a dozen at a time', () => {
    const [squares, wide] = [named('square', 14), named('landscape', 1)]
    const orders = ordersFor([...squares.slice(0, 3), ...wide, ...squares.slice(3)], screen)
    expect(orders.map(({ names }) => names)).toEqual([
      squares.slice(0, 12),
      squares.slice(12),
      wide,
    ])
  })

  it.each([
    [1, 108],
    [2, 216],
    [3, 324],
  ])('in the pixels of a screen of ratio %d', (ratio, height) => {
    expect(ordersFor(named('square', 1), { ...screen, ratio })[0]?.height).toBe(height)
  })

  it('larger where the player has larger text', () => {
    expect(ordersFor(named('square', 1), { ...screen, rem: 32 })[0]?.height).toBe(432)
  })

  it('never higher together than a texture’s limit', () => {
    for (const { names, height } of ordersFor(named('landscape', 30), {
      ...screen,
      width: 480,
      ratio: 4,
    }))
      expect(names.length * (height + 2 * bleed)).toBeLessThanOrEqual(4096)
  })

  it('as PNG when JPEG artefacts would be visible: at ratio 1, and with transparency', () => {
    const typeOf = (name: string, ratio: number) => ordersFor([name], { ...screen, ratio })[0]?.type
    const [square = ''] = named('square', 1)
    expect(typeOf(square, 1)).toBe('image/png')
    expect(typeOf(square, 2)).toBe('image/jpeg')
    expect(typeOf(motifName('pot', 5), 2)).toBe('image/png')
  })
})

it.each([1, 2, 12])('each rule shows its own of %d drawings', (count) => {
  const height = 216
  const names = named('square', count)
  const rules = [
    ...rulesOf(names, 'blob:a', height).matchAll(/50% ([\d.]+)%\/auto ([\d.]+)% no-repeat/g),
  ]
  expect(rules).toHaveLength(count)
  for (const [place, [, down, size]] of rules.entries()) {
    const strip = (Number(size) / 100) * height
    const top = ((height - strip) * Number(down)) / 100
    expect(strip).toBeCloseTo(count * (height + 2 * bleed))
    expect(-top).toBeCloseTo(place * (height + 2 * bleed) + bleed)
  }
})
