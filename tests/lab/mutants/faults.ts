import MagicString from 'magic-string'
import { parseSync, Visitor } from 'vite'

interface Span {
  readonly start: number
  readonly end: number
}

/** One operator in a source file, and its replacement. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
  /** The expression that the operator is part of. */
  readonly within: Span
}

const opposites: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

interface Binary extends Span {
  readonly operator: string
  readonly left: Span
  readonly right: Span
}

/**
 * Every single-operator fault that can be planted in a source: comparisons, sums, `&&`, `||`, `!`,
 * `true`, `false`.
 */
export function faultsOf(file: string, source: string): readonly Fault[] {
  const faults: Fault[] = []
  const types = new Set<number>()
  const plant = (whole: Span, start: number, from: string, to: string) => {
    const line = source.slice(0, start).split('\n').length
    const within = { start: whole.start, end: whole.end }
    faults.push({ file, line, start, end: start + from.length, from, to, within })
  }
  const swap = (whole: Binary) => {
    const { operator, left, right } = whole
    const to = opposites[operator]
    const start = source.indexOf(operator, left.end)
    if (to && start < right.start && !isText(source, left, right)) plant(whole, start, operator, to)
  }
  new Visitor({
    BinaryExpression: swap,
    LogicalExpression: swap,
    UnaryExpression: (whole) => {
      if (whole.operator === '!') plant(whole, whole.start, '!', '')
    },
    TSLiteralType: ({ start }) => void types.add(start),
    Literal: (whole) => {
      const { value, start } = whole
      if (typeof value === 'boolean' && !types.has(start))
        plant(whole, start, String(value), String(!value))
    },
  }).visit(parseSync(file, source).program)
  return faults
}

/** A `+` between strings is not a sum. */
const isText = (source: string, ...sides: readonly Span[]) =>
  sides.some(({ start, end }) => /^['"`]|['"`]$/.test(source.slice(start, end)))

export const planted = (source: string, { start, end, to }: Fault) =>
  source.slice(0, start) + to + source.slice(end)

/** A place where a fault can be planted. */
export const placeOf = ({ file, start }: Pick<Fault, 'file' | 'start'>) => `${file}:${start}`

/** The same source, which also notes in `globalThis.reached` every place that is evaluated. */
export function noting(file: string, source: string): string {
  const statements = new Set<number>()
  new Visitor({ ExpressionStatement: ({ start }) => void statements.add(start) }).visit(
    parseSync(file, source).program,
  )
  const text = new MagicString(source)
  for (const fault of faultsOf(file, source)) {
    const { start, end } = fault.within
    const note = `(globalThis.reached??=new Set).add(${JSON.stringify(placeOf(fault))})`
    // A statement that began with a parenthesis would be a call of what the line before ends with.
    text.prependRight(start, statements.has(start) ? `0,(${note},` : `(${note},`)
    text.appendLeft(end, ')')
  }
  return text.toString()
}
