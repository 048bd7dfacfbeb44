import type { AnyEndpoint } from './endpoint.ts'

type Call = `${AnyEndpoint['method']} ${AnyEndpoint['path']}`

export type Change = (value: unknown) => unknown
type Changes = Readonly<Partial<Record<Call, Change>>>

/** How a platform deviates from the contract. The contract's schemas check the results of these functions. */
interface Deviations {
  /** Converts any answer to an envelope of the contract, and a refusal's code to one of the contract's. */
  readonly envelope?: Change
  /** Converts the status of an answer to the contract's, for a platform that refuses with 200. */
  readonly status?: (body: unknown, status: number) => number
  /** Converts the value of an answer to the contract's. */
  readonly values?: Changes
  /** Converts the fields of a query or body to the platform's. */
  readonly fields?: Changes
}

interface Called {
  readonly method: string
  readonly path: string
}

/** Converts between the JSON of a platform that deviates and the contract. */
export interface Adapter {
  readonly envelopeOf: Change
  readonly statusOf: (body: unknown, status: number) => number
  readonly toContract: (called: Called, body: unknown) => unknown
  readonly toPlatform: (called: Called, fields: unknown) => unknown
  /** The calls that it changes, as `GET /wps/…`. */
  readonly calls: readonly string[]
}

const same: Change = (value) => value

const changeOf = (changes: Changes, { method, path }: Called) =>
  Object.entries(changes).find(([call]) => call === `${method} ${path}`)?.[1] ?? same

export const adapterOf = ({
  envelope: envelopeOf = same,
  status: statusOf = (_, status) => status,
  values = {},
  fields = {},
}: Deviations): Adapter => ({
  envelopeOf,
  statusOf,
  toContract(called, body) {
    const whole = envelopeOf(body)
    const isSuccess = isFields(whole) && whole['success'] === true
    return isSuccess ? { ...whole, value: changeOf(values, called)(whole['value']) } : whole
  },
  toPlatform: (called, sent) => changeOf(fields, called)(sent),
  calls: [...Object.keys(values), ...Object.keys(fields)],
})

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Gives fields new names, old to new, in an object or in each object of a list. */
export function renamed(names: Readonly<Record<string, string>>): Change {
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (!isFields(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        Object.hasOwn(names, name) ? names[name] : name,
        part,
      ]),
    )
  }
  return rename
}

/** Applies a change to one field of an object, or of each object of a list. */
export function within(name: string, change: Change): Change {
  const into = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(into)
    return isFields(value) && Object.hasOwn(value, name)
      ? { ...value, [name]: change(value[name]) }
      : value
  }
  return into
}

/** Applies the changes one after the other. */
export const chained =
  (...changes: readonly Change[]): Change =>
  (value) =>
    changes.reduce((changed, change) => change(changed), value)
