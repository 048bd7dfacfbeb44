import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Ending } from './social.rules.ts'

export const endingTexts: Readonly<Record<Ending, MessageDescriptor>> = {
  denied: msg`You stopped before it was finished. Start again, or use your username.`,
  stray: msg`This login was not started on this page, or was already used. Please start again.`,
  expired: msg`This login took too long. Please start again.`,
  broken: msg`The login service reported an error. Try again in a moment, or use your username.`,
}
