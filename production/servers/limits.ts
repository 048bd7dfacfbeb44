import { uploadImage } from '#api/money/upload.ts'
import type { Prefixes } from '#build/brand/elsewhere.ts'

/** The maximum size of a call's body, except of pictures; more than the app ever sends. */
export const mostKilobytes = 64
/** The maximum size of a picture in base64. */
export const mostMegabytes = 8

export const uploadPath = ({ wps }: Prefixes) => uploadImage.path.replace('/wps/', `${wps}/`)
