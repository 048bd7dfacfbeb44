import * as upload from '#api/money/upload.ts'
import { answer } from '#sandbox/http/call.ts'
import { memberOf } from '#sandbox/money/deposits/eligible.ts'
import { keepImage } from '#sandbox/money/uploads.ts'

export const uploadImage = answer(upload.uploadImage, async (input, call) => {
  const account = memberOf(call)
  return { imageId: await keepImage(call.platform, account.id, input) }
})
