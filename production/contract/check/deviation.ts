export interface Deviation {
  /** The endpoint's name in the contract; if it is not an endpoint, what was tried. */
  readonly endpoint: string
  /**
   * `value.list[*].amount` is in the answer's value, `code` in its envelope, `header Date` and
   * `HTTP status` beside it; empty for the answer as a whole.
   */
  readonly field: string
  readonly expected: string
  readonly actual: string
  /** What the app does as a result. */
  readonly effect: string
}

/** Where a value differs from its schema. */
export interface Misfit {
  readonly field: string
  readonly expected: string
  readonly actual: string
  /** What the app does instead; null if it cannot use the answer at all. */
  readonly spared: string | null
}

const secrets = /token|ticket|password|cookie|proof|^n$/i
const longest = 48

/** A value on one line, with secrets masked. */
export function shown(value: unknown, field = ''): string {
  if (value === undefined) return 'nothing'
  if (secrets.test(field.split('.').at(-1) ?? '') && typeof value === 'string') return '"***"'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const mostExamples = 3

/** Reports the same deviation in many rows once, with how many rows there are. */
export const distinct = (deviations: readonly Deviation[]): Deviation[] => {
  const alike = Map.groupBy(deviations, ({ endpoint, field, expected, effect }) =>
    [endpoint, field, expected, effect].join('\n'),
  )
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, actual: allActual([first, ...others]) }] : [],
  )
}

function allActual(alike: readonly Deviation[]) {
  const times = alike.length > 1 ? `, ${alike.length} times` : ''
  return `${someOf(alike.map(({ actual }) => actual))}${times}`
}

/** Each distinct text once, and at most a few. */
export function someOf(texts: readonly string[]) {
  const kinds = [...new Set(texts)]
  const more = kinds.length > mostExamples ? ' or other' : ''
  return `${kinds.slice(0, mostExamples).join(' or ')}${more}`
}
