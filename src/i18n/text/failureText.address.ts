import { msg } from '@lingui/core/macro'
import { bringFailureTexts } from './failureText.ts'

/** What is said where the platform gives no address to open; whoever opens one imports this file for it. */
export const addressTexts = { url_empty: msg`The requested url is empty` } as const

bringFailureTexts(addressTexts)
