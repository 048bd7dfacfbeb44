import type { Page } from '@playwright/test'
import { checksOf } from './check.ts'
import { contrast, decode, type Pixels } from './pixels.ts'
import type { Manifest, ManifestPicture } from './manifest.schema.ts'

const sizesOf = ({ sizes }: ManifestPicture) => sizes.split('x').map(Number)

/** Decodes every picture of the manifest in the browser and inspects its pixels. */
export async function auditPictures(page: Page, manifest: Manifest) {
  const report = checksOf('pictures')
  const { note, attempt } = report
  for (const size of [192, 512])
    for (const purpose of ['any', 'maskable']) {
      const has = manifest.icons.some(
        (icon) => icon.purpose.split(' ').includes(purpose) && sizesOf(icon)[0] === size,
      )
      note(`icon ${purpose} ${size}`, has, has ? 'listed' : 'missing')
    }
  for (const icon of manifest.icons) {
    const name = `${icon.purpose} ${icon.sizes}`
    await attempt(`${name} decodes, of its size`, () => assertSize(page, icon))
    if (icon.purpose.includes('maskable'))
      await attempt(`${name} fills and keeps its safe zone`, () => assertMaskable(page, icon))
  }
  for (const { name, icons } of manifest.shortcuts)
    for (const icon of icons)
      await attempt(`shortcut ${name}`, () => assertSize(page, icon, { least: 96 }))
  for (const shot of manifest.screenshots)
    await attempt(`screenshot ${shot.form_factor} ${shot.label}`, () => assertShot(page, shot))
  const factors = new Set(manifest.screenshots.map(({ form_factor }) => form_factor))
  note('screenshots narrow and wide', factors.size === 2, [...factors].join(', '))
  return report
}

async function assertSize(page: Page, picture: ManifestPicture, { least = 0 } = {}) {
  const { width, height } = await decode(page, picture.src)
  const real = `${width}x${height}`
  if (real !== picture.sizes) throw new Error(`${real}, said ${picture.sizes}`)
  if (Math.min(width, height) < least) throw new Error(`${real}, below ${least}`)
  return real
}

/**
 * Chromium only shows screenshots of 320 to 3840 px whose long side is at most 2.3 times the short
 * one.
 */
async function assertShot(page: Page, shot: ManifestPicture) {
  const real = await assertSize(page, shot)
  const [short = 0, long = 0] = sizesOf(shot).toSorted((one, other) => one - other)
  if (short < 320 || long > 3840 || long > short * 2.3) throw new Error(`${real} is not shown`)
  return real
}

/** A launcher may crop it to any shape around the middle 80 %. */
async function assertMaskable(page: Page, icon: ManifestPicture) {
  const pixels = await decode(page, icon.src)
  const { width, height } = pixels
  for (const [x, y] of edgesOf(width, height))
    if (pixels.at(x, y).alpha < 255) throw new Error(`see-through at ${x}, ${y}`)
  const reach = reachOf(pixels)
  if (reach > 0.4) throw new Error(`reaches out to ${percent(reach)} of the 40 %`)
  return `reaches out to ${percent(reach)} of the 40 %`
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const edgesOf = (width: number, height: number) =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((part) => {
    const [x, y] = [Math.round(part * (width - 1)), Math.round(part * (height - 1))]
    return [[x, 0] as const, [x, height - 1] as const, [0, y] as const, [width - 1, y] as const]
  })

/**
 * How far the motif reaches from the centre, as a share of the width. It consists of the pixels
 * with a contrast of at least 3 to the background.
 */
function reachOf(pixels: Pixels) {
  const { width, height } = pixels
  const ground = pixels.at(0, 0)
  let farthest = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (contrast(pixels.at(x, y), ground) >= 3)
        farthest = Math.max(farthest, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2))
  return farthest / width
}
