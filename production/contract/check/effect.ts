import { isCachedPath } from '#api/cached.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { codes } from '#api/codes.ts'
import { Failure, isTransient } from '#net/failure.ts'

/** What a screen does after a failed call, as defined by the kinds of `Failure` and by `call`. */
export function effectOf(failure: Failure, endpoint: AnyEndpoint): string {
  if (failure.kind === 'signedOut') return 'signs the player out'
  if (failure.kind === 'refused' && !isKnownCode(failure.code)) return 'says "Unknown error"'
  if (endpoint.deadline === 'money') return 'looks the order up, for it may have been made'
  if (endpoint.method !== 'GET') return 'says that it failed and keeps what was typed'
  const notice = 'shows an error notice with a retry'
  const retried = isTransient(failure) ? `asks twice more, then ${notice}` : notice
  return isCachedPath(endpoint.path)
    ? `shows the cached answer where there is one, else ${retried}`
    : retried
}

const names: readonly string[] = codes

export const isKnownCode = (code: string | null) => code !== null && names.includes(code)
