import type { Call } from '../http/call.ts'

/** A code is good where this merchant's players are: on the platform's own domain, or the one that was called. */
export const isOwnDomain = (
  { platform, context }: Pick<Call, 'platform' | 'context'>,
  domain: string,
) => [platform.origin, context.req.url].some((address) => new URL(address).hostname === domain)
