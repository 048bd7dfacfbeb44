import { ownHref } from '#net/urlGate.ts'

type Rgb = readonly [red: number, green: number, blue: number]

interface Wanted {
  /** A CSS colour, or the URL of a picture. */
  readonly background: string | null
  readonly colour: string
}

/** Null leaves a part to the theme. */
export interface PageLook {
  readonly picture: string | null
  readonly ground: string | null
  readonly text: string | null
  /** The layer between a picture and its text. */
  readonly veil: 'dark' | 'light' | null
}

const plain: PageLook = { picture: null, ground: null, text: null, veil: null }
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** The worst-case background under a 60 % veil: white under the dark one, black under the light one. */
const veiled = { dark: [102, 102, 102], light: [153, 153, 153] } as const

/** The merchant's colours, unless they make text illegible. */
export function lookOf({ background, colour }: Wanted, origin = location.origin): PageLook {
  const text = rgbOf(colour)
  const ground = rgbOf(background ?? '')
  if (ground) {
    const isReadable = text && isLegible(text, ground)
    const words = isReadable
      ? text
      : contrast(white, ground) > contrast(black, ground)
        ? white
        : black
    return { ...plain, ground: css(ground), text: css(words) }
  }
  const picture = background?.trim() ? ownHref(background, origin) : null
  if (picture === null) return plain
  if (text && isLegible(text, veiled.dark))
    return { ...plain, picture, text: css(text), veil: 'dark' }
  if (text && isLegible(text, veiled.light))
    return { ...plain, picture, text: css(text), veil: 'light' }
  return { ...plain, picture, text: css(white), veil: 'dark' }
}

/** "#abc", "#aabbcc" or "rgb(1, 2, 3)"; null for anything else. */
function rgbOf(text: string): Rgb | null {
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim())
  const digits = hex?.[2] ?? hex?.[1]?.replaceAll(/./g, '$&$&')
  if (digits !== undefined) return rgb(digits.match(/../g), 16)
  const decimal = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(text.trim())
  return rgb(decimal?.slice(1), 10)
}

function rgb(parts: readonly string[] | null | undefined, base: number): Rgb | null {
  const [red, green, blue] = (parts ?? []).map((part) => Number.parseInt(part, base))
  if (red === undefined || green === undefined || blue === undefined) return null
  return Math.max(red, green, blue) > 255 ? null : [red, green, blue]
}

const css = (colour: Rgb) => `rgb(${colour.join(' ')})`

/** WCAG AA for text of any size. */
const isLegible = (text: Rgb, ground: Rgb) => contrast(text, ground) >= 4.5

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
