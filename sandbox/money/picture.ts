import sharp from 'sharp'
import { imageTypes } from '#api/money/upload.ts'

const largestSide = 12_000

/**
 * Decodes a picture and encodes it again, which drops what is not the picture: place, time, camera,
 * and anything after its end. Null if it is no PNG or JPEG, is damaged, or is too large to decode.
 */
export async function readPicture(bytes: Buffer) {
  try {
    const source = sharp(bytes, { limitInputPixels: largestSide ** 2 })
    const { format } = await source.metadata()
    const type = imageTypes.find((each) => each === `image/${format}`)
    if (!type) return null
    const { data, info } = await source.autoOrient().toBuffer({ resolveWithObject: true })
    return { type, width: info.width, height: info.height, bytes: data }
  } catch {
    return null
  }
}
