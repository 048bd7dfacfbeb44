import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { parseAst } from 'vite'
import { data, type Use, useOf } from './compat.ts'

type Features = Readonly<Record<string, Identifier>>
type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every node of a script, parents before children. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesOf(child)
  }
}

const { api } = data
const builtins: Features = data.javascript['builtins'] ?? {}
const globals: Features = { ...api['Window'], ...api['_globals'], ...api, ...builtins }
const own = (features: Features | undefined, name: string) =>
  features && Object.hasOwn(features, name) ? features[name] : undefined

/** Methods and getters by name, since a script does not show which object a call is on. */
const members = new Map<string, (readonly [string, Identifier])[]>()
for (const [owner, features] of Object.entries({ ...api, ...builtins }))
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat' || name.endsWith('_static') || name.endsWith('_event')) continue
    const path = `${owner}.${name}`
    members.set(name, [...(members.get(name) ?? []), [path, feature]])
  }

/**
 * Single-word names are as often a plain object's as the browser's, unless they are built into the
 * language.
 */
const isTelling = (name: string) =>
  /[A-Z]/.test(name) || Object.values(builtins).some((owner) => own(owner, name))

/** If any object of the floor browsers has a member of that name, it is taken to be that one. */
function memberUses(name: string): readonly Use[] {
  const owners = isTelling(name) ? (members.get(name) ?? []) : []
  const uses = owners.flatMap(([path, feature]) => useOf(path, feature))
  return uses.length === owners.length ? uses.slice(0, 1) : []
}

const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : ''

/** The part of a node that throws if it is missing: what is called, constructed, or read from. */
function essentialOf(node: Node): unknown {
  if (node['optional'] === true) return undefined
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return node['callee']
  if (node.type === 'MemberExpression') return node['object']
  return undefined
}

function usesOf(node: unknown): readonly Use[] {
  if (!isNode(node)) return []
  const global = nameOf(node)
  if (global) return useOf(global, own(globals, global))
  if (node.type !== 'MemberExpression' || node['computed'] === true) return []
  const owner = nameOf(node['object'])
  const name = nameOf(node['property'])
  const known = own(globals, owner)
  const fixed = own(known, `${name}_static`) ?? (own(builtins, owner) && own(known, name))
  return fixed ? useOf(`${owner}.${name}`, fixed) : memberUses(name)
}

/** No build step transpiles the flags of a regular expression. */
function flagUses(node: Node): readonly Use[] {
  const regex = node['regex']
  if (typeof regex !== 'object' || regex === null || !('flags' in regex)) return []
  const sets = own(own(builtins, 'RegExp'), 'unicodeSets')
  return String(regex.flags).includes('v') ? useOf('RegExp.unicodeSets', sets) : []
}

export const usesOfScript = (code: string): readonly Use[] =>
  [...nodesOf(parseAst(code))].flatMap((node) => [...usesOf(essentialOf(node)), ...flagUses(node)])
