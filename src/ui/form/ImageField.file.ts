import { type ImageType, drawnSizeOf, imageFormatOf, headLength } from './ImageField.rules.ts'

export type ImageFault = 'large' | 'long' | 'heic' | 'mislabelled' | 'broken'

export interface ChosenImage {
  readonly id: string
  readonly name: string
  readonly type: ImageType
  readonly blob: Blob
}

const mebibyte = 1024 * 1024
const largestImage = 5 * mebibyte
/** Bytes. Larger PNGs become JPEG, for phones on a slow network. */
const heavy = 400 * 1024

/** The browser may lose access to a file between its choice and its reading, for example one in a cloud. */
export const readImage = (file: File) => redraw(file).catch((): ImageFault => 'broken')

/** Always redrawn: this scales it down and removes metadata such as place, time and camera. */
async function redraw(file: File): Promise<ChosenImage | ImageFault> {
  if (file.size > largestImage) return 'large'
  const format = imageFormatOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
  if (!format) return 'mislabelled'
  const picture = await createImageBitmap(file).catch(() => null)
  // Safari decodes HEIC, which then is handled like any other picture.
  if (!picture) return format === 'heic' ? 'heic' : 'broken'
  const canvas = drawnOnWhite(picture)
  picture.close()
  if (typeof canvas === 'string') return canvas
  const blob = await encode(canvas, format === 'image/png' && file.size <= heavy)
  if (typeof blob === 'string') return blob
  return { id: newId(), name: file.name, type: typeOf(blob), blob }
}

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

const typeOf = ({ type }: Blob): ImageType => (type === 'image/png' ? type : 'image/jpeg')

/** White, because JPEG would turn transparent areas black, like the letters of a transfer slip. */
function drawnOnWhite(picture: ImageBitmap): HTMLCanvasElement | ImageFault {
  const size = drawnSizeOf(picture)
  if (!size) return 'long'
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (!pen) return 'broken'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size.width, size.height)
  pen.drawImage(picture, 0, 0, size.width, size.height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement, asPng: boolean): Promise<Blob | ImageFault> {
  const blobOf = (type: ImageType, quality?: number) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const png = asPng ? await blobOf('image/png') : null
  if (png && png.size <= heavy) return png
  for (const quality of [0.85, 0.6]) {
    const jpeg = await blobOf('image/jpeg', quality)
    if (!jpeg) return 'broken'
    if (jpeg.size <= largestImage) return jpeg
  }
  return 'large'
}
