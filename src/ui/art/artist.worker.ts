import type { Order, Strip } from './artist.messages.ts'
import { drawStrip } from './canvas/strip.ts'

addEventListener('message', ({ data: { names, height, type } }: MessageEvent<Order>) => {
  void drawStrip(names, height)
    .convertToBlob({ type, quality: 0.92 })
    .then((blob) => postMessage({ names, blob, height } satisfies Strip))
})
