import type { Strip, Wanted } from './artist.messages.ts'
import { drawStrip } from './canvas/strip.ts'
import { ordersFor } from './strips.rules.ts'

addEventListener('message', ({ data }: MessageEvent<Wanted>) => void draw(data))

/** One after the other, so that the first are shown before the last are drawn. */
async function draw({ names: wanted, screen }: Wanted) {
  for (const { names, height, type } of ordersFor(wanted, screen)) {
    const blob = await drawStrip(names, height).convertToBlob({ type, quality: 0.92 })
    postMessage({ names, blob, height } satisfies Strip)
  }
}
