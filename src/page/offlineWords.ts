import { msg } from '@lingui/core/macro'

/** The words of the worker's offline page, for a phone that has evicted the app and has no network (sw/offline). */
export const offlineWords = {
  title: msg`No connection`,
  reason: msg`We cannot be reached. Check your connection, or try again in a moment.`,
  again: msg`Try again`,
}
