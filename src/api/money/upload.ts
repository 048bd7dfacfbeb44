import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Id } from '#api/wire.ts'

/** @public */
export const about = {
  uploadImage: {
    says: 'Stores a picture, PNG or JPEG of 5 MB at most, that a slip or an application refers to by its id. `data` is the file as base64; only its player can see it.',
    refused: { image_invalid: '', image_too_large: '' },
  },
} satisfies Readonly<Record<string, About>>

export const imageTypes = ['image/png', 'image/jpeg'] as const
export const largestImage = 5 * 1024 * 1024
const imagesAllowed = 3

export const ImageIds = v.pipe(v.array(Id), v.maxLength(imagesAllowed))

export const uploadImage = endpoint({
  method: 'PUT',
  path: '/wps/upload/image',
  deadline: 'money',
  idempotent: true,
  input: v.object({ type: v.picklist(imageTypes), data: v.pipe(v.string(), v.minLength(1)) }),
  output: v.pipe(
    v.object({ imageId: Id }),
    v.transform(({ imageId }) => ({ id: imageId })),
  ),
})
