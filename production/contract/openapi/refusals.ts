import type { About, AnyEndpoint } from '#api/endpoint.ts'
import { type RefusalCode, codes } from '#api/codes.ts'
import { refusals } from '#api/refusals.ts'
import { failureKindOf } from '#net/wire.ts'
import { Failure } from '#net/failure.ts'
import { effectOf } from '#production/contract/check/effect.ts'
import type { Json } from './schemas.ts'

const statusOf = (code: RefusalCode) => refusals[code][0]

const byStatus = Map.groupBy(codes, statusOf)
const statuses = [...byStatus.keys()].toSorted((one, other) => one - other)

/** By status; codes that the call does not name are under `default`. */
export function refusalsOf(endpoint: AnyEndpoint, { refused = {} }: About): Json {
  const expected: RefusalCode[] = [
    ...codes.filter((code) => code in refused),
    ...(endpoint.session === 'required' ? (['not_logged_in', 'session_expired'] as const) : []),
    ...(endpoint.idempotent ? (['idempotency_mismatch'] as const) : []),
  ]
  const effect = (status: number, code: string) =>
    effectOf(new Failure(failureKindOf(status), code), endpoint)
  const answers = [...Map.groupBy(new Set(expected), statusOf)].map(([status, some]) => {
    const names = some.map((code) => `\`${code}\``).join(', ')
    return [String(status), refusal(`${names}: the app ${effect(status, some[0] ?? '')}.`)]
  })
  const other = `Any other code: the app ${effect(400, 'input_invalid')}.`
  const busy = `429 and 5xx: it ${effect(503, 'maintenance')}.`
  return { ...Object.fromEntries(answers), default: refusal(`${other} ${busy}`) }
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

export const refusalSchema = {
  type: 'object',
  required: ['success', 'code'],
  properties: {
    success: { const: false },
    code: {
      type: 'string',
      examples: codes,
      description: 'Any other is shown as "Unknown error".',
    },
    message: { type: 'string', description: 'For whoever reads logs; the app has its own texts.' },
    value: { description: 'Details of some codes, as limits, or `fields`: the names of bad ones.' },
  },
}

/** A table of every code that the app distinguishes. */
export const codeTable = [
  '| status | code | meaning |',
  '| --- | --- | --- |',
  ...statuses.flatMap((status) =>
    (byStatus.get(status) ?? []).map(
      (code) => `| ${status} | \`${code}\` | ${refusals[code][1]} |`,
    ),
  ),
].join('\n')
