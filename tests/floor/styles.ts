import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import { data, type Use, useOf } from './compat.ts'

const { properties, selectors, types = {}, 'at-rules': atRules } = data.css

const own = (features: Identifier | undefined, name: string) =>
  features && Object.hasOwn(features, name) ? features[name] : undefined

/** The data lists functions under the type that they return, or beside the types. */
const functions = new Map(
  [...Object.values(types), types].flatMap((features) => Object.entries(features)),
)

const wordsOf = (value: string) => value.match(/(?<![\w-])[a-z][\w-]*(?![\w-]*\()/g) ?? []
const callsOf = (value: string) =>
  [...value.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => name)

const usesOfValue = ({ prop, value }: Declaration): readonly Use[] => [
  ...wordsOf(value).flatMap((word) => useOf(`${prop}: ${word}`, own(own(properties, prop), word))),
  ...callsOf(value).flatMap((name) => useOf(`${name}()`, functions.get(name))),
]

/**
 * A browser that does not support a value uses the previous declaration, which every browser must
 * support.
 */
function usesOfDeclaration(declaration: Declaration): readonly Use[] {
  const { prop, parent } = declaration
  const all = parent?.nodes.filter((node) => node.type === 'decl') ?? []
  const before = all.slice(0, all.indexOf(declaration)).filter((other) => other.prop === prop)
  const has = (name: string) => all.some((other) => other.prop === name)
  return [
    ...useOf(prop, own(properties, prop), (name) => has(name) || has(`${name}${prop}`)),
    ...(before.some((other) => usesOfValue(other).length === 0) ? [] : usesOfValue(declaration)),
  ]
}

const usesOfSelector = ({ selector }: Rule): readonly Use[] =>
  [...selector.matchAll(/::?([a-z-]+)/g)].flatMap(([written, name = '']) =>
    useOf(written, own(selectors, name)),
  )

function usesOfAtRule({ name, params }: AtRule): readonly Use[] {
  const rule = own(atRules, name)
  const features = [...params.matchAll(/([a-z-]+)(?=\s*[:()<>=])/g)]
  return [
    ...useOf(`@${name}`, rule),
    ...features.flatMap(([, feature = '']) => useOf(`@${name} (${feature})`, own(rule, feature))),
  ]
}

function usesOf(node: ChildNode): readonly Use[] {
  if (node.type === 'decl') return usesOfDeclaration(node)
  if (node.type === 'atrule') return usesOfAtRule(node)
  if (node.type !== 'rule') return []
  const nesting = node.parent?.type === 'rule' ? own(selectors, 'nesting') : undefined
  return [...usesOfSelector(node), ...useOf('&', nesting)]
}

export function usesOfStyle(css: string): readonly Use[] {
  const uses: Use[] = []
  postcss.parse(css).walk((node) => void uses.push(...usesOf(node)))
  return uses
}
