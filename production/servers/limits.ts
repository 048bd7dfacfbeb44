import { uploadImage } from '#api/money/upload.ts'
import type { Prefixes } from '#build/brand/elsewhere.ts'

/** Of a call's body, but for pictures: more than the app ever sends. */
export const mostKilobytes = 64
/** Of a picture in base64. */
export const mostMegabytes = 8

export const uploadPath = ({ wps }: Prefixes) => uploadImage.path.replace('/wps/', `${wps}/`)
