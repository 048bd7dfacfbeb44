import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const allOf = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allOf)]

const nameOf = (value: unknown) => (isNode(value) && 'name' in value ? String(value['name']) : '')

const isFunction = (value: unknown): value is Node => isNode(value) && /Function/.test(value.type)

const paramsOf = (made: Node) => (Array.isArray(made['params']) ? made['params'].length : 0)

interface Atom {
  readonly name: string
  readonly args: readonly unknown[]
}

/** Every `atom(…)` of a source, by the name that it is given. */
export function atomsOf(file: string, source: string): readonly Atom[] {
  const visit = (node: Node, name: string): Atom[] => {
    const own = nameOf(node['id'] ?? node['key']) || name
    const callee = nameOf(node['callee'])
    const isAtom =
      node.type === 'CallExpression' &&
      /^atom$|^atomWith(?!Query|InfiniteQuery)|^atomFamily$/.test(callee)
    const args = Array.isArray(node['arguments']) ? node['arguments'] : []
    return [
      ...(isAtom ? [{ name: own, args: callee === 'atom' ? args : [] }] : []),
      ...childrenOf(node).flatMap((child) => visit(child, own)),
    ]
  }
  const { program, errors } = parseSync(file, source)
  const root: unknown = program
  if (errors.length > 0 || !isNode(root)) throw new Error(`${file} cannot be read`)
  return visit(root, '')
}

/** Holds a value of its own: it is neither computed from other atoms nor a mere intent. */
function isPlain({ args: [first, second] }: Atom) {
  if (isFunction(first)) return paramsOf(first) === 0
  return !(second && isNode(first) && first.type === 'Literal' && first['value'] === null)
}

const follows = new Set(['set', 'perform', 'call', 'readOnce'])

/** Goes on to write or to call after it has waited, and does not ask whether the player is the same. */
function goesOn({ args }: Atom) {
  const act = args.find((argument) => isFunction(argument) && argument['async'] === true)
  if (!isNode(act)) return false
  const nodes = allOf(act)
  if (nodes.some((node) => nameOf(node['callee']) === 'samePlayer')) return false
  const awaited = nodes.filter(({ type }) => type === 'AwaitExpression')
  const acts = nodes.filter((node) => follows.has(nameOf(node['callee'])))
  return awaited.some(({ end }) => [...awaited, ...acts].some(({ start }) => start > end))
}

const namesOf = (atoms: readonly Atom[]) => atoms.map(({ name }) => name)

export const plainAtomsOf = (atoms: readonly Atom[]) => namesOf(atoms.filter(isPlain))

export const goingOnIntentsOf = (atoms: readonly Atom[]) => namesOf(atoms.filter(goesOn))
