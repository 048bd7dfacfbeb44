import type { AnyEndpoint } from './endpoint.ts'

type Call = `${AnyEndpoint['method']} ${AnyEndpoint['path']}`

export type Change = (value: unknown) => unknown
type Changes = Readonly<Partial<Record<Call, Change>>>

/** Between the JSON of a platform that deviates and the schemas of the contract, which check what it returns. */
export interface Adapter {
  /** Makes any answer an envelope of the contract, and a refusal's code one of the contract's. */
  readonly envelope?: Change
  /** The contract's status of an answer, for a platform that refuses with 200. */
  readonly status?: (body: unknown, status: number) => number
  /** From the value of an answer to the contract's. */
  readonly values?: Changes
  /** From the fields of a query or body to the platform's. */
  readonly fields?: Changes
}

interface Called {
  readonly method: string
  readonly path: string
}

const changeOf = (changes: Changes | undefined, { method, path }: Called) =>
  Object.entries(changes ?? {}).find(([call]) => call === `${method} ${path}`)?.[1]

export function toContract(adapter: Adapter, called: Called, body: unknown): unknown {
  const whole = adapter.envelope ? adapter.envelope(body) : body
  const change = changeOf(adapter.values, called)
  const isChanged = change && isFields(whole) && whole['success'] === true
  return isChanged ? { ...whole, value: change(whole['value']) } : whole
}

export function toPlatform(adapter: Adapter, called: Called, fields: unknown): unknown {
  const change = changeOf(adapter.fields, called)
  return change ? change(fields) : fields
}

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Gives fields new names, old to new, in an object or in each object of a list. */
export function renamed(names: Readonly<Record<string, string>>): Change {
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (!isFields(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [names[name] ?? name, part]),
    )
  }
  return rename
}

/** Changes one field of an object, or of each object of a list. */
export function within(name: string, change: Change): Change {
  const into = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(into)
    return isFields(value) && name in value ? { ...value, [name]: change(value[name]) } : value
  }
  return into
}

/** Changes one after the other. */
export const inTurn =
  (...changes: readonly Change[]): Change =>
  (value) =>
    changes.reduce((changed, change) => change(changed), value)
