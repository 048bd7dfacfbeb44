export type ImageType = 'image/png' | 'image/jpeg'
export type ImageFault = 'large' | 'mislabelled' | 'broken'

export interface Picture {
  readonly id: string
  readonly name: string
  readonly type: ImageType
  readonly blob: Blob
}

const mebibyte = 1024 * 1024
const largestImage = 5 * mebibyte
/** Bytes. Larger files become JPEG, for phones on a slow network. */
const heavy = 400 * 1024
const longestSide = 1600

const marks: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

const imageTypeOf = (bytes: Uint8Array): ImageType | undefined =>
  marks.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))?.[0]

/** Always redrawn: this scales it down and removes metadata such as place, time and camera. */
export async function readImage(file: File): Promise<Picture | ImageFault> {
  if (file.size > largestImage) return 'large'
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const type = imageTypeOf(head)
  if (!type) return 'mislabelled'
  const drawn = await createImageBitmap(file).catch(() => null)
  if (!drawn) return 'broken'
  const kind = file.size > heavy ? 'image/jpeg' : type
  const blob = await redraw(drawn, kind)
  drawn.close()
  return blob ? { id: crypto.randomUUID(), name: file.name, type: kind, blob } : 'broken'
}

async function redraw(picture: ImageBitmap, type: ImageType): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85))
}
