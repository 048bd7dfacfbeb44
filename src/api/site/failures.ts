import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Release, Route } from './vitals.ts'

/** @public */
export const about = {
  sendFailures: {
    says: 'What went wrong in the app, in batches, with nothing that identifies the visitor.',
  },
} satisfies Readonly<Record<string, About>>

/** Scrubbed of long numbers and of letters other than English ones. */
const Message = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?!.*\d{4})[ -~…]*$/))

/** A built file, with line and column where they are known. */
const Frame = v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,80}\.js(:\d{1,7}:\d{1,7})?$/))

const AppFailure = v.object({
  kind: v.picklist(['error', 'rejection', 'chunk', 'schema', 'policy']),
  route: Route,
  message: Message,
  /** The innermost first. */
  frames: v.pipe(v.array(Frame), v.maxLength(10)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
})
export type AppFailure = v.InferOutput<typeof AppFailure>

export const FailureReport = v.object({
  merchantCode: v.pipe(v.string(), v.maxLength(32)),
  version: Release,
  failures: v.pipe(v.array(AppFailure), v.maxLength(20)),
})
export type FailureReport = v.InferOutput<typeof FailureReport>

export const sendFailures = endpoint({
  method: 'POST',
  path: '/wps/failures',
  deadline: 'read',
  session: 'none',
  input: FailureReport,
})
