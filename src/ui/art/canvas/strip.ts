import { bleed } from '../strips.rules.ts'
import { drawName, ratioOf } from './drawName.ts'

/** The drawings one below the other, each a little larger than its place. */
export function drawStrip(names: readonly string[], height: number): OffscreenCanvas {
  const pitch = height + 2 * bleed
  const width = Math.round(height * ratioOf(names[0] ?? ''))
  const canvas = new OffscreenCanvas(width, pitch * names.length)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  for (const [place, name] of names.entries()) {
    if (!pen) break
    pen.save()
    pen.beginPath()
    pen.rect(0, place * pitch, width, pitch)
    pen.clip()
    pen.translate(0, place * pitch + bleed)
    drawName(pen, name, height)
    pen.restore()
  }
  return canvas
}
