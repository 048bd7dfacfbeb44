import type { Call } from '#sandbox/http/call.ts'

/** A code is valid on the platform's own domain and on the one that received the call. */
export const isOwnDomain = (
  { platform, context }: Pick<Call, 'platform' | 'context'>,
  domain: string,
) => [platform.origin, context.req.url].some((address) => new URL(address).hostname === domain)
