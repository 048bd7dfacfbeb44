import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from './schema.ts'

type Colours = Readonly<Record<string, string | undefined>>

const declared = (colours: Colours) =>
  given(colours)
    .map(([name, colour]) => `--${name}:${colour};`)
    .join('')

/**
 * The brand's own colours, which follow the default ones in the same layer; empty if it has none.
 */
export function styleOfBrand({ art, colours, plate, radius = {}, headings }: Brand, logo: string) {
  const drawing = art === 'drawn' ? undefined : drawingOf(art, logo)
  const own = {
    ...colours.dark,
    plate,
    ...Object.fromEntries(
      Object.entries(radius).map(([name, px]) => [`radius-${name}`, `${px}px`]),
    ),
    ...typeOf(headings),
    strip: drawing && `${drawing} center/cover`,
    poster: drawing,
  }
  const rules = [
    ruleOf(':root', declared(own)),
    ruleOf(':root[data-theme=light]', declared(colours.light)),
    art === 'drawn'
      ? ''
      : ruleOf('[class*=" art-"]', `--c0:${art.deep}!important;--c1:${art.base}!important`),
  ].join('')
  return rules && `@layer tokens{${rules}}`
}

/** Heading styles, with the sizes of src/styles/tokens.css. */
function typeOf(headings: Brand['headings']): Colours {
  if (!headings) return {}
  const sizes = { display: '1.75rem', h1: '1.375rem', h2: '1.125rem' }
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      `type-${name}`,
      `${headings} ${size}/var(--line-${name}) var(--font)`,
    ]),
  )
}

const ruleOf = (selector: string, body: string) => body && `${selector}{${body}}`

/**
 * The logo on its background, as an image: browsers never count a gradient as the largest contentful paint, which
 * should come with the page. It has no aspect ratio, so it fills bands and banners of any shape without cutting the
 * logo.
 */
function drawingOf({ deep, base }: { readonly deep: string; readonly base: string }, logo: string) {
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg"><radialGradient id="g" cx=".72" cy=".4" r=".7">',
    `<stop stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    '<rect fill="url(#g)" width="100%" height="100%"/>',
    logo.trim().replace('<svg', '<svg x="68%" y="9%" width="23%" height="82%" opacity=".55"'),
    '</svg>',
  ].join('')
  return `url("data:image/svg+xml,${picture.replaceAll('\n', '').replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23')}")`
}

/** All colours of a theme: the default ones, overridden by the brand's. */
export function coloursOf(root: string, { colours }: Brand, theme: 'dark' | 'light') {
  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8')
  const light = css.indexOf(":root[data-theme='light']")
  const standard = declarations(css.slice(0, light))
  const [own, standardLight] = [colours[theme], declarations(css.slice(light))]
  const all = new Map([
    ...standard,
    ...given(colours.dark),
    ...(theme === 'light' ? [...standardLight, ...given(own)] : []),
  ])
  return (name: string): string => {
    let value = all.get(name) ?? ''
    for (let name = nameIn(value); name; name = nameIn(value)) value = all.get(name) ?? ''
    return value
  }
}

const nameIn = (value: string) => /^var\(--([\w-]+)\)$/.exec(value)?.[1]
const given = (colours: Colours) =>
  Object.entries(colours).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
const declarations = (css: string) =>
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
