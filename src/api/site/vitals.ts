import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'

/** @public */
export const about = {
  sendVitals: {
    says: 'How fast a visit was, by route and connection; milliseconds, and a ratio for CLS. It identifies no player.',
  },
} satisfies Readonly<Record<string, About>>

/** CLS is a ratio, the others are milliseconds. */
const Measure = v.object({
  metric: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
})
export type Measure = v.InferOutput<typeof Measure>

/** The version, and the mark of its build. */
export const Release = v.pipe(v.string(), v.regex(/^[\w.+-]{1,32}$/))

/** A path of the route table, never an address. */
export const Route = v.pipe(v.string(), v.regex(/^[a-z/.]{1,48}$/))

export const Visit = v.object({
  merchantCode: v.pipe(v.string(), v.maxLength(32)),
  version: Release,
  route: Route,
  connection: v.picklist(['slow-2g', '2g', '3g', '4g', 'unknown']),
  memory: v.picklist(['small', 'medium', 'large', 'unknown']),
  measures: v.pipe(v.array(Measure), v.maxLength(10)),
})
export type Visit = v.InferOutput<typeof Visit>

export const sendVitals = endpoint({
  method: 'POST',
  path: '/wps/vitals',
  deadline: 'read',
  session: 'none',
  input: Visit,
})
