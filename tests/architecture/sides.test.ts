import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Declaration, type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../src')

const shorthands =
  /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/
const side = /(^|[\s,(-])(left|right)\b/

/** The end of a page that is read from the right is its left side. */
function isOneSided({ prop, value }: Declaration): boolean {
  if (side.test(prop)) return true
  const [top, right, bottom, left] = postcss.list.space(value)
  // With a translation by half of itself, half of the way is the middle from either side.
  if (shorthands.test(prop)) return left !== undefined && left !== right && left !== '50%'
  if (prop === 'border-radius')
    return right !== undefined && (top !== right || (left ?? right) !== (bottom ?? top))
  return side.test(value)
}

/** The declarations that no rule for `:dir(rtl)` turns round. */
function oneSidedIn(css: string): string[] {
  const found: Declaration[] = []
  const turned = new Set<string>()
  postcss.parse(css).walkDecls((declaration) => {
    const { selector } = declaration.parent as Rule
    if (selector?.includes(':dir(rtl)'))
      turned.add(`${selector.replace(':dir(rtl)', '')} ${declaration.prop}`)
    else if (isOneSided(declaration)) found.push(declaration)
  })
  return found
    .filter(({ parent, prop }) => !turned.has(`${(parent as Rule).selector} ${prop}`))
    .map(({ prop, value }) => `${prop}: ${value}`)
}

describe('a right-to-left page', () => {
  it.each([
    'margin-left: 4px',
    'border-right: 1px solid',
    'left: 0',
    'text-align: right',
    'float: left',
    'padding: 0 4px 0 calc(1px + 2px)',
    'inset: 0 0 auto auto',
    'border-radius: 4px 0 0 4px',
    'border-top-left-radius: 4px',
    'background: linear-gradient(to right, red, blue)',
  ])('would be wrong with %s', (declaration) => {
    expect(oneSidedIn(`.a { ${declaration} }`)).toEqual([declaration])
  })

  it.each([
    '.a { margin-inline-start: 4px; padding: 0 var(--a) 1px; inset: auto 0 calc(1px + 2px) }',
    '.a { border-radius: 4px 4px 0 0; text-align: end }',
    '.a { inset: auto auto 0 50%; translate: -50% }',
    '.a { transform-origin: left } .a:dir(rtl) { transform-origin: right }',
  ])('is right with %s', (css) => {
    expect(oneSidedIn(css)).toEqual([])
  })

  it.each(globSync('**/*.css', { cwd: root }))('is right with %s', (file) => {
    expect(oneSidedIn(readFileSync(join(root, file), 'utf8'))).toEqual([])
  })
})
