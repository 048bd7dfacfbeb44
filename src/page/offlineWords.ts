import { msg } from '@lingui/core/macro'

/** What the worker says where the app is gone from the phone and there is no network (sw/offline). */
export const offlineWords = {
  title: msg`No connection`,
  reason: msg`We cannot be reached. Check your connection, or try again in a moment.`,
  again: msg`Try again`,
}
