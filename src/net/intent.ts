import { atom } from 'jotai'
import type * as v from 'valibot'
import type { Endpoint, Schema } from '#api/endpoint.ts'
import { type CallOptions, call } from './call.ts'
import { invalidate } from './query/queryClient.ts'
import { otherPlayer, samePlayer } from './session/player.ts'

/**
 * Marks the endpoint's `stales` as stale even after a refusal or without an answer, because the data on screen may
 * have changed elsewhere or through this call. Throws a Failure, also if another player has signed in before the
 * answer.
 */
export const intentAtom = <P, O extends Schema>(endpoint: Endpoint<P, Schema, O>) =>
  atom(null, (_get, _set, params: P, options?: CallOptions) => perform(endpoint, params, options))

/** `show` receives the answer before the reads are marked as stale. */
export async function perform<P, O extends Schema>(
  endpoint: Endpoint<P, Schema, O>,
  params: P,
  options?: CallOptions,
  show?: (value: v.InferOutput<O>) => void,
): Promise<v.InferOutput<O>> {
  const isSame = samePlayer()
  try {
    const { value } = await call(endpoint, params, options)
    if (endpoint.session !== 'none' && !isSame()) throw otherPlayer()
    show?.(value)
    return value
  } finally {
    for (const stale of endpoint.stales) void invalidate(stale)
  }
}
