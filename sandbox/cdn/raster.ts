import sharp from 'sharp'

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

async function make(drawing: string) {
  const picture = await sharp(Buffer.from(drawing)).webp({ quality: 50, effort: 2 }).toBuffer()
  return Uint8Array.from(picture)
}

/** The drawing as WebP, as platforms send pictures: a phone decodes it beside the main thread. Made once. */
export function raster(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = made.get(drawing) ?? make(drawing)
  made.set(drawing, known)
  return known
}
