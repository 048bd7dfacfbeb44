import * as v from 'valibot'
import type { Failure } from '#net/failure.ts'

/** For schemas that do not name a fault. */
const message = ({ input }: v.BaseIssue<unknown>) =>
  (input ?? '') === '' ? 'missing' : 'malformed'

/** By field: the schema's own message such as `mismatch`, else `missing` or `malformed`. */
export function faultsOf(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const issue of v.safeParse(schema, values, { message }).issues ?? []) {
    const field = issue.path?.[0]?.key
    if (typeof field === 'string') faults[field] ??= issue.message
  }
  return faults
}

const Named = v.object({ fields: v.array(v.string()) })

export function placesOf(
  { code, details }: Pick<Failure, 'code' | 'details'>,
  places: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (code === 'input_invalid' && v.is(Named, details)) return details.fields
  const place = code !== null && Object.hasOwn(places, code) ? places[code] : undefined
  return place === undefined ? [] : [place]
}
