import * as upload from '../../../src/api/money/upload.ts'
import { answer } from '../../http/call.ts'
import { memberOf } from '../../money/deposits/eligible.ts'
import { keepImage } from '../../money/uploads.ts'

export const uploadImage = answer(upload.uploadImage, async (input, call) => {
  const account = memberOf(call)
  return { imageId: await keepImage(call.platform, account.id, input) }
})
