import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { merged, readBrand } from './brand.ts'
import { ownText } from './input.ts'
import { contrastProblems } from './contrast.ts'
import { pictureProblems } from './pictures/pictures.ts'
import { languageProblems } from './languages.ts'
import type { Brand } from './schema.ts'
import { textProblems } from './texts.ts'

/** The logo is inlined into every page, twice if the brand has no drawings. */
const mostBytes = 3000

const tag = /<(\/?)([\w:-]+)(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/g

/** A browser draws only well-formed SVG, and an unclosed tag would swallow the rest of the page. */
function isWellFormed(svg: string) {
  const open: string[] = []
  let isNested = true
  const text = svg.replaceAll(/<!--.*?-->/gs, '').replaceAll(tag, (_, end, name, empty) => {
    if (end) isNested &&= open.pop() === name
    else if (!empty) open.push(name)
    return ''
  })
  const isText = !/[<>]|&(?!(#\d+|#x[\da-f]+|\w+);)/i.test(text)
  return isNested && isText && open.length === 0
}

function logoProblems(folder: string) {
  const logo = ownText(join(folder, 'logo.svg'))
  return [
    ...(isWellFormed(logo)
      ? []
      : [
          'logo.svg is not well-formed XML: each element is closed, each value is in quotes, and “<” and “&” are written &lt; and &amp;.',
        ]),
    ...(logo.length > mostBytes
      ? [`logo.svg has ${logo.length} bytes; every page has it, so it may have ${mostBytes}.`]
      : []),
    ...(/^<svg[^>]* fill="none"/.test(logo)
      ? []
      : ['logo.svg: its <svg> needs fill="none", and each shape a colour of its own.']),
    ...(/^<svg[^>]* viewBox="0 0 64 64"/.test(logo)
      ? []
      : ['logo.svg: its <svg> needs viewBox="0 0 64 64".']),
    ...(/<(style|script|image|foreignObject)\b/.test(logo)
      ? ['logo.svg may have no style, script, image or foreign object.']
      : []),
  ]
}

/** Players who have chosen no language see the default one; a missing name is shown in English. */
function nameProblems({ merchant: { brand, languages = [], defaultLanguage } }: Brand) {
  const first = defaultLanguage ?? languages[0]
  const isNamed = first === undefined || brand?.[first] !== undefined || brand?.['EN'] !== undefined
  return isNamed
    ? []
    : [`brand.json: merchant.brand: a name in ${first}, the default language, is missing.`]
}

const strings = (value: unknown, path: readonly string[] = []): (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(Object(value)).flatMap(([key, part]) => strings(part, [...path, key]))

const wordsOf = (text: string) => ` ${text.toLowerCase().replaceAll(/[^a-z\d]+/g, ' ')} `

/** Values copied from another brand of brands/ that still name it. */
function foreignProblems(root: string, folder: string, brand: Brand) {
  const others = readdirSync(join(root, 'brands')).filter((name) => name !== basename(folder))
  return others.flatMap((other) => {
    const isCopied = copiedFrom(join(root, 'brands', other))
    return strings(brand)
      .filter(([path, text]) => wordsOf(text).includes(wordsOf(other)) || isCopied(path, text))
      .map(([path, text]) => `brand.json: ${path} names the brand ${other}: “${text}”.`)
  })
}

/**
 * A name in Bengali may be an ordinary word, so it counts only in a text that equals the other brand's letter for
 * letter.
 */
function copiedFrom(folder: string) {
  const reading = readBrand(folder)
  if ('problems' in reading) return () => false
  const { shortName, merchant } = reading.brand
  const names = [shortName, ...Object.values(merchant.brand ?? {})]
  const texts = new Map(strings(reading.brand))
  return (path: string, text: string) =>
    texts.get(path) === text && names.some((name) => text.includes(name))
}

/** All problems of a brand, one sentence each. */
export function problemsOf(root: string, folder: string): readonly string[] {
  const reading = readBrand(folder)
  if ('problems' in reading) return reading.problems
  return [
    ...logoProblems(folder),
    ...nameProblems(reading.brand),
    ...languageProblems('brand.json: merchant.', merged(root, reading.brand.merchant)),
    ...textProblems(root, reading.brand),
    ...foreignProblems(root, folder, reading.brand),
    ...contrastProblems(root, reading.brand),
    ...pictureProblems(folder),
  ]
}
