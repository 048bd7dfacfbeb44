import { msg } from '@lingui/core/macro'
import { addFailureTexts } from './failureText.ts'

/** For screens that open an address of the platform. */
addFailureTexts({ url_empty: msg`The requested url is empty` })
