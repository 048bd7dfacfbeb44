import { contract } from '#api/contract.ts'
import { envelope, json, redirect } from './answer.ts'
import { type Deviation, someOf } from './deviation.ts'

interface Checked {
  readonly deviations: readonly Deviation[]
  readonly called: readonly string[]
  readonly skipped: readonly string[]
}

/** A deviation that several calls share is reported once, and names this many of them. */
const mostNamed = 6

const byName = new Map(Object.entries(contract))

/** `GET /lgw/vendor/list (listVendors)`, as in the documents of `npm run contract`. */
function callOf(name: string) {
  const endpoint = byName.get(name)
  return endpoint ? `${endpoint.method} ${endpoint.path} (${name})` : name
}

/** The report of a check, for a terminal. */
export function reportOf(host: string, checked: Checked): readonly string[] {
  const { deviations, called, skipped } = checked
  const none = noPlatform(host, checked)
  if (none) return [none]
  return [
    ...together(checked).map(({ count, names, field, expected, actual, effect }) =>
      [
        `${count}${field && `: ${field}`}`,
        `  expected: ${expected}`,
        `  actual:   ${actual}`,
        `  the app:  ${effect}`,
        ...(count === names ? [] : [`  calls:    ${names}`]),
        '',
      ].join('\n'),
    ),
    ...skipped.map((why) => `not checked: ${why}`),
    `${called.length} answers read, ${deviations.length} deviation${deviations.length === 1 ? '' : 's'}`,
    ...(deviations.length > 0 ? [wayOut] : []),
  ]
}

const wayOut =
  'Where the platform cannot be changed, an adapter translates its answers (docs/platform.md).'

/** If most answers are not even JSON, this is no platform, and the other deviations mean nothing. */
function noPlatform(host: string, { deviations, called }: Checked) {
  const odd = deviations.filter(({ field, expected }) => field === '' && expected === json)
  const [first] = odd
  if (!first || new Set(odd.map(({ endpoint }) => endpoint)).size <= called.length / 2) return null
  const { actual } = first
  return actual.startsWith(redirect)
    ? `${host} answers with ${actual}: the platform is not at this address.`
    : `${host} answers with ${actual} instead of ${json}: the platform is not at this address, or out of service.`
}

/** One sentence per deviation. */
export function faultsOf(host: string, checked: Checked): readonly string[] {
  const none = noPlatform(host, checked)
  if (none) return [none]
  const faults = together(checked).map(
    ({ names, field, expected, actual, effect }) =>
      `${names}: ${field || 'the answer'} is ${actual} instead of ${expected}; the app ${effect}.`,
  )
  return faults.length > 0 ? [...faults, wayOut] : []
}

/**
 * A deviation that several calls share is one thing to mend: the same field, or another envelope with any content.
 * The one that most calls share comes first.
 */
function together({ deviations, called }: Checked) {
  const alike = Map.groupBy(deviations, ({ field, expected, actual, effect }) =>
    [field, expected, ...(expected === envelope ? [] : [actual, effect])].join('\n'),
  )
  const groups = [...alike.values()].toSorted((one, other) => other.length - one.length)
  return groups.flatMap((group) => {
    const [first] = group
    const actual = someOf(group.map((deviation) => deviation.actual))
    const effect = someOf(group.map((deviation) => deviation.effect))
    return first ? [{ ...first, actual, effect, ...namesOf(group, called) }] : []
  })
}

/** The number of calls, for a heading, and their names. */
function namesOf(group: readonly Deviation[], { length: all }: Checked['called']) {
  const calls = group.map(({ endpoint }) => callOf(endpoint))
  const more = calls.length - mostNamed
  const names = `${calls.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  if (calls.length === 1) return { count: names, names }
  return calls.length === all
    ? { count: 'every call', names: 'every call' }
    : { count: `${calls.length} calls`, names }
}
