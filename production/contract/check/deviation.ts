export interface Deviation {
  /** The endpoint's name in the contract, or what was tried if it is not an endpoint. */
  readonly endpoint: string
  /** `list[*].amount`, `header Date` or `status`; empty for the answer as a whole. */
  readonly field: string
  readonly expected: string
  readonly actual: string
  /** What the app does as a result. */
  readonly effect: string
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

/** Reports the same deviation in many rows only once. */
export const distinct = (deviations: readonly Deviation[]) => [
  ...new Map(
    deviations.map((deviation) => [
      [deviation.endpoint, deviation.field, deviation.expected, deviation.effect].join('\n'),
      deviation,
    ]),
  ).values(),
]
