import { atom } from 'jotai'
import { applyPromotion } from '../../../api/promotions/promotions.ts'
import { uploadImage } from '../../../api/money/upload.ts'
import { perform } from '../../../net/intent.ts'
import { type Picture, base64Of } from '../../../ui/form/ImageField.file.ts'
import type { Draft } from './draft.rules.ts'

/** Ids of pictures that the platform already has. */
const uploaded = new WeakMap<Blob, string>()

async function upload({ id, type, blob }: Picture): Promise<string> {
  const known = uploaded.get(blob)
  if (known !== undefined) return known
  const sent = { type, data: await base64Of(blob) }
  const image = await perform(uploadImage, sent, { idempotencyKey: id })
  uploaded.set(blob, image.id)
  return image.id
}

/** Uploads the pictures, one at a time on a slow network, then applies; a retry reuses the same keys. */
export const applyIntent = atom(null, async (_get, _set, id: string, draft: Draft) => {
  const images: string[] = []
  for (const picture of draft.pictures) images.push(await upload(picture))
  const application = { id, remark: draft.remark.trim(), images }
  return perform(applyPromotion, application, { idempotencyKey: draft.key })
})
