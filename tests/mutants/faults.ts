import { parseSync, Visitor } from 'vite'

/** One operator in a source file, and its replacement. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
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

interface Span {
  readonly start: number
  readonly end: number
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
  const plant = (start: number, from: string, to: string) => {
    const line = source.slice(0, start).split('\n').length
    faults.push({ file, line, start, end: start + from.length, from, to })
  }
  const swap = ({ operator, left, right }: Binary) => {
    const to = opposites[operator]
    const start = source.indexOf(operator, left.end)
    if (to && start < right.start && !isText(source, left, right)) plant(start, operator, to)
  }
  new Visitor({
    BinaryExpression: swap,
    LogicalExpression: swap,
    UnaryExpression: ({ operator, start }) => {
      if (operator === '!') plant(start, '!', '')
    },
    TSLiteralType: ({ start }) => void types.add(start),
    Literal: ({ value, start }) => {
      if (typeof value === 'boolean' && !types.has(start))
        plant(start, String(value), String(!value))
    },
  }).visit(parseSync(file, source).program)
  return faults
}

/** A `+` between strings is not a sum. */
const isText = (source: string, ...sides: readonly Span[]) =>
  sides.some(({ start, end }) => /^['"`]|['"`]$/.test(source.slice(start, end)))

export const planted = (source: string, { start, end, to }: Omit<Fault, 'file'>) =>
  source.slice(0, start) + to + source.slice(end)
