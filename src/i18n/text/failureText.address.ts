import { msg } from '@lingui/core/macro'
import { bringFailureTexts } from './failureText.ts'

/** For screens that open an address of the platform. */
export const addressTexts = { url_empty: msg`The requested url is empty` } as const

bringFailureTexts(addressTexts)
