import type * as v from 'valibot'
import type { Endpoint } from '../api/endpoint.ts'
import { parseAnswer, readJson } from './answer.ts'
import { type Answer, addressOf, failureOf } from './call.ts'

type Schema = v.GenericSchema

const deadline = 15_000

/** A public read from a web worker, which knows of no player; throws a Failure and nothing else. */
export async function publicCall<P, I extends Schema, O extends Schema>(
  endpoint: Endpoint<P, I, O>,
  params: P,
  headers: Readonly<Record<string, string>>,
): Promise<Answer<v.InferOutput<O>>> {
  try {
    const signal = AbortSignal.timeout(deadline)
    const response = await fetch(addressOf(endpoint, params), { headers, signal })
    const keptAt = response.headers.get('X-Kept-At')
    const value = parseAnswer(endpoint, await readJson(response), response.status)
    return { value, at: keptAt ? Number(keptAt) : Date.now(), isKept: keptAt !== null }
  } catch (thrown) {
    throw failureOf(thrown)
  }
}
