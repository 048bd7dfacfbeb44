export interface Deviation {
  /** As the contract names it, or what was tried where it is no endpoint. */
  readonly endpoint: string
  /** `list[*].amount`, `header Date`, `status`; empty for the answer as a whole. */
  readonly field: string
  readonly expected: string
  readonly actual: string
  /** What the app does about it. */
  readonly effect: string
}

const secrets = /token|ticket|password|cookie|proof|^n$/i
const longest = 48

/** A value in one line; secrets are not shown. */
export function shown(value: unknown, field = ''): string {
  if (value === undefined) return 'nothing'
  if (secrets.test(field.split('.').at(-1) ?? '') && typeof value === 'string') return '"***"'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** The same deviation of many rows is one. */
export const distinct = (deviations: readonly Deviation[]) => [
  ...new Map(
    deviations.map((deviation) => [
      [deviation.endpoint, deviation.field, deviation.expected, deviation.effect].join('\n'),
      deviation,
    ]),
  ).values(),
]
