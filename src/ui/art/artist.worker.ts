import { drawName, ratioOf } from './canvas/drawName.ts'
import { type Strip, type WantedDrawings, bleed, ordersFor } from './strips.rules.ts'

addEventListener('message', ({ data }: MessageEvent<WantedDrawings>) => void draw(data))

/** One after the other, so that the first are shown before the last are drawn. */
async function draw({ names: wanted, screen }: WantedDrawings) {
  for (const { names, height, type } of ordersFor(wanted, screen)) {
    const blob = await drawStrip(names, height).convertToBlob({ type, quality: 0.92 })
    postMessage({ names, blob, height } satisfies Strip)
  }
}

/** The drawings one below the other, each a little larger than its place. */
function drawStrip(names: readonly string[], height: number): OffscreenCanvas {
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
