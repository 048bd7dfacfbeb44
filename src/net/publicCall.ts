import type * as v from 'valibot'
import type { Endpoint, Schema } from '#api/endpoint.ts'
import { onPlatform, withCookies } from '#api/platform.ts'
import { type Answer, addressOf, answerOf, failureOf } from './call.ts'
import { unlessLimited } from './reach/limited.ts'

const deadline = 15_000

/** For web workers, which have no session. Throws a Failure. */
export async function publicCall<P, O extends Schema>(
  endpoint: Endpoint<P, Schema, O>,
  params: P,
  headers: Readonly<Record<string, string>>,
): Promise<Answer<v.InferOutput<O>>> {
  try {
    const address = addressOf(endpoint, params)
    return await unlessLimited(address, () =>
      answerOf(endpoint, (unfit) =>
        fetch(onPlatform(address), {
          ...withCookies(),
          headers: { ...headers, ...unfit },
          signal: AbortSignal.timeout(deadline),
        }),
      ),
    )
  } catch (thrown) {
    throw failureOf(thrown)
  }
}
