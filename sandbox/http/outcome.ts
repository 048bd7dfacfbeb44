import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { envelope, Refusal } from './refusal.ts'

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
