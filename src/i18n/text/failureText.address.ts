import { msg } from '@lingui/core/macro'
import { bringFailureTexts } from './failureText.ts'

/** For screens that open an address of the platform. */
bringFailureTexts({ url_empty: msg`The requested url is empty` })
