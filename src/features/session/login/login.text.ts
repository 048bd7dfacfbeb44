import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LoginMethod } from './login.rules.ts'

export const methodNames: Readonly<Record<LoginMethod, MessageDescriptor>> = {
  username: msg`With password`,
  sms: msg`With SMS code`,
}
