import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type Kind = 'offline' | 'timeout' | 'refused' | 'malformed' | 'signedOut' | 'busy'

type Lost = 'unsent' | 'once' | 'unsure'

export interface Failed {
  readonly kind: Kind
  readonly code: string | null
  readonly lost?: Lost | undefined
}

const kinds: Readonly<Record<Kind, MessageDescriptor>> = {
  offline: msg`You are offline. Check your connection and try again.`,
  timeout: msg`The network is slow. Try again.`,
  refused: msg`Unknown error`,
  malformed: msg`Loading failed, click to retry`,
  signedOut: msg`You are not logged in, please login first`,
  busy: msg`The server is busy. Try again in a moment.`,
}

/** The phone has a network: the platform, or the connection to it, is down. */
const unreachable = msg`We cannot be reached. Check your connection, or try again in a moment.`

/** Of a write without an answer. */
const lostTexts: Readonly<Record<Lost, MessageDescriptor>> = {
  unsent: msg`You are offline, so nothing was sent. Check your connection and try again.`,
  once: msg`We did not get an answer, so we do not know whether it worked. Check your connection and try again. Nothing is done twice.`,
  unsure: msg`We did not get an answer, so we do not know whether it worked. Check your connection and try again.`,
}

/** In the words of the error catalogue (section 8). */
const known = new Map<string, MessageDescriptor>(
  Object.entries({
    input_invalid: msg`Check what you entered`,
    not_logged_in: msg`You are not logged in, please login first`,
    session_expired: msg`The account has been logged out, please log in again`,
    not_permitted: msg`Sorry, this account does not have permission or the feature is temporarily unavailable`,
    free_reject: msg`Please login an actual account to use this function`,
    not_found: msg`This is no longer available`,
    conflict: msg`This has already been done`,
    too_many: msg`Too many attempts. Wait a moment and try again.`,
    maintenance: msg`System upgrading, please try again later`,
    region_restricted: msg`Sorry, the service is not available where you are`,
  }),
)

/** Registers texts for codes that occur only on later screens, which keeps them out of the first view. */
export function addFailureTexts(texts: Readonly<Record<string, MessageDescriptor>>) {
  for (const [code, text] of Object.entries(texts)) known.set(code, text)
}

export function useFailureText() {
  const { t } = useLingui()
  return ({ kind, code, lost }: Failed): string => {
    if (lost) return t(lostTexts[lost])
    const isUnreachable = kind === 'offline' && navigator.onLine
    return t((code !== null && known.get(code)) || (isUnreachable ? unreachable : kinds[kind]))
  }
}
