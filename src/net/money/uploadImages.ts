import { uploadImage } from '#api/money/upload.ts'
import { base64Of } from '#device/base64.ts'
import { perform } from '#net/intent.ts'
import { otherPlayer, samePlayer } from '#net/session/player.ts'

interface Image {
  /** Idempotency key of its upload. */
  readonly id: string
  readonly type: 'image/png' | 'image/jpeg'
  readonly blob: Blob
}

/** Ids of images that the platform already has. */
const uploaded = new WeakMap<Blob, string>()

/** Uploads one image at a time on a slow network, and each image once, however often its form is sent. */
export async function uploadImages(images: readonly Image[]): Promise<string[]> {
  const ids: string[] = []
  for (const image of images) ids.push(uploaded.get(image.blob) ?? (await upload(image)))
  return ids
}

async function upload({ id: idempotencyKey, type, blob }: Image): Promise<string> {
  const isSame = samePlayer()
  const data = await base64Of(blob)
  if (!isSame()) throw otherPlayer()
  const { id } = await perform(uploadImage, { type, data }, { idempotencyKey })
  uploaded.set(blob, id)
  return id
}
