import type { Misfit } from './deviation.ts'
import * as shape from '#production/contract/shape.ts'

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const isLike = (one: string, other: string) => {
  const [short = '', long = ''] = [plain(one), plain(other)].toSorted((a, b) => a.length - b.length)
  return short.length > 2 && long.includes(short)
}

/**
 * Missing optional fields where the answer has a similarly named field: the app would not notice.
 */
export function renamedIn(
  entries: readonly (readonly [string, shape.Schema])[],
  value: Readonly<Record<string, unknown>>,
  { field }: Pick<Misfit, 'field'>,
): Misfit[] {
  const known = new Set(entries.map(([name]) => name))
  const others = Object.keys(value).filter((name) => !known.has(name))
  return entries.flatMap(([name, part]) => {
    const other =
      shape.isOptional(part) && !(name in value) && others.find((own) => isLike(own, name))
    if (!other) return []
    return [
      {
        field: field ? `${field}.${name}` : name,
        expected: name,
        actual: `a field named ${other}`,
        spared: `does without ${name}`,
      },
    ]
  })
}
