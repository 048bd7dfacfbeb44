import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/styles/tokens.css', 'utf8')

const declarations = (selector: string) =>
  new Map(
    css
      .split('}')
      .map((block) => block.split('{').slice(-2))
      .filter(([head]) => head?.trim().split('\n').at(-1)?.trim() === selector)
      .flatMap(([, body]) => [...(body ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)])
      .map(([, name, value]) => [name ?? '', value ?? '']),
  )

const dark = declarations(':root')
const themes = {
  dark,
  light: new Map([...dark, ...declarations(":root[data-theme='light']")]),
}

function colour(theme: Map<string, string>, name: string): string {
  const value = theme.get(name)
  if (value === undefined) throw new Error(`${name} is not declared`)
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return reference === undefined ? value : colour(theme, reference)
}

function luminance(hex: string) {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(hex)?.slice(1) ?? []
  const [red = NaN, green = NaN, blue = NaN] = channels
    .map((channel) => parseInt(channel, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [low = NaN, high = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['--canvas', '--s1', '--s2', '--s3']
const inks = [
  '--text',
  '--text-mid',
  '--text-lo',
  '--primary-text',
  '--accent',
  '--teal',
  '--success',
  '--warn',
  '--danger',
  '--info',
]
const fills = ['primary', 'accent', 'teal', 'danger']

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  const between = (one: string, other: string) => contrast(colour(theme, one), colour(theme, other))

  it.each(inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)))(
    'lets %s be read on %s',
    (ink, surface) => expect(between(ink, surface)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(fills)('lets the ink of --%s be read on it', (fill) => {
    expect(between(`--on-${fill}`, `--${fill}`)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('shows the edge of an input and the focus ring on %s', (surface) => {
    expect(between('--line-strong', surface)).toBeGreaterThanOrEqual(3)
    expect(between('--focus', surface)).toBeGreaterThanOrEqual(3)
  })

  it('takes every colour of meaning from the palette', () => {
    const own = [...theme].filter(([name]) => [...surfaces, ...inks, '--line'].includes(name))
    expect(own.map(([, value]) => value)).toEqual(own.map(() => expect.stringMatching(/^var/)))
  })
})
