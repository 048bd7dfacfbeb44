import type { Page } from '@playwright/test'

export interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

export interface Pixels {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => Colour
}

/** A picture as the browser decodes it; throws if it cannot. */
export async function decode(page: Page, src: string): Promise<Pixels> {
  const { width, height, bytes } = await page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, 0, picture.width, picture.height)
    let binary = ''
    for (let at = 0; at < data.length; at += 32_768)
      binary += String.fromCharCode(...data.subarray(at, at + 32_768))
    return { width: picture.width, height: picture.height, bytes: btoa(binary) }
  }, src)
  const data = Buffer.from(bytes, 'base64')
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * width + x) * 4)
    return { red, green, blue, alpha }
  }
  return { width, height, at }
}

const linear = (channel: number) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ({ red, green, blue }: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The WCAG contrast ratio: 1 for equal brightness, 21 for black on white. */
export function contrast(one: Colour, other: Colour) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
