import sharp from 'sharp'

export interface Bitmap {
  readonly width: number
  readonly height: number
  /** One RGBA colour per pixel, red in the lowest byte. */
  readonly colours: Uint32Array
}

export async function decodePng(png: Buffer): Promise<Bitmap> {
  const picture = sharp(png).ensureAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const colours = new Uint32Array(Uint8Array.from(data).buffer)
  return { width: info.width, height: info.height, colours }
}
