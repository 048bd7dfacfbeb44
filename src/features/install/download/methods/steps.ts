import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const packageSteps: readonly MessageDescriptor[] = [
  msg`Tap “Download”. If the phone asks, keep the file.`,
  msg`Open the file. The first time, allow your browser to install apps.`,
  msg`Tap “Install”, then open the app and log in.`,
]

export const profileSteps: readonly MessageDescriptor[] = [
  msg`Tap “Download”, then “Allow”.`,
  msg`Open “Settings” and tap “Profile Downloaded” at the top.`,
  msg`Tap “Install” and enter your phone’s passcode.`,
  msg`The icon is on your home screen now. Open it there.`,
]
