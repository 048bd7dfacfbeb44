import type { RefusalCode } from '#api/codes.ts'
import { type RefusalStatus, refusals } from '#api/refusals.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Thrown by a handler; becomes the platform's error answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly status: RefusalStatus
  readonly value: unknown

  constructor(code: RefusalCode, value?: unknown) {
    const [status, message] = refusals[code]
    super(message)
    this.code = code
    this.status = status
    this.value = value
  }
}

export const envelope = {
  success: (value: unknown) => JSON.stringify({ success: true, value }),
  refusal: ({ code, message, value }: Refusal) =>
    JSON.stringify({ success: false, code, message, value }),
  broken: JSON.stringify({ success: false, code: 'unknown', message: 'Unknown error' }),
}

export const refuse = (refusal: Refusal) =>
  new Response(envelope.refusal(refusal), {
    status: refusal.status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })

export interface Outcome {
  readonly status: ContentfulStatusCode
  readonly text: string
}

export async function settle(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { status: 200, text: envelope.success(await run()) }
  } catch (thrown) {
    if (thrown instanceof Refusal) return refused(thrown)
    throw thrown
  }
}

export const refused = (refusal: Refusal): Outcome => ({
  status: refusal.status,
  text: envelope.refusal(refusal),
})
