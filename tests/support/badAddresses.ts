/** Values that a parameter of a URL may have, by accident or malice. */
export const badValues = {
  twice: (name: string) => `${name}=one&${name}=two`,
  unknown: (name: string) => `${name}=nobody-knows-this`,
  long: (name: string) => `${name}=${'x'.repeat(2000)}`,
  percent: (name: string) => `${name}=%`,
  'half a character': (name: string) => `${name}=%E0%A4%A`,
  prototype: (name: string) => `${name}=__proto__`,
  negative: (name: string) => `${name}=-1`,
  huge: (name: string) => `${name}=1e308`,
  'another type': (name: string) => `${name}=%7B%22a%22%3A%5Btrue%5D%7D`,
} as const satisfies Record<string, (name: string) => string>

/**
 * A route with the parameters that its search schema reads; routes with the same schema share them.
 */
export interface Parameters {
  readonly path: string
  readonly names: readonly string[]
  readonly isFirst: boolean
  readonly place: number
}

/** Parameters that pages read outside their search schemas. */
const unschemed: Readonly<Record<string, readonly string[]>> = {
  '/m/appDownload': ['tokens', 'language'],
  '/m/socialReturn': ['code', 'state', 'error', 'iss'],
  '/m/service': ['find', 'card', 'lang'],
}

const asked = Object.values(badValues)

/**
 * Tests each parameter alone for the first route with a schema, and all of them at once for the
 * others.
 */
export function addressesOf({ path, names, isFirst }: Parameters): string[] {
  if (path.includes('$')) return asked.map((say) => path.replace('$', say('').slice(1)))
  const all = [...names, ...(unschemed[path] ?? [])]
  const queries = isFirst
    ? all.flatMap((name) => asked.map((say) => say(name)))
    : asked.map((say) => all.map((name) => say(name)).join('&'))
  return [path, ...(all.length > 0 ? queries.map((query) => `${path}?${query}`) : [])]
}
