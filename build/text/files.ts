import { createHash } from 'node:crypto'
import type { Formats } from '#i18n/languages.ts'
import type { Texts } from './messages.ts'
import type { Partition } from './partition.rules.ts'

interface TextFiles {
  readonly name: string
  readonly all: readonly (readonly [fileName: string, source: string])[]
}

export function filesOf(
  locale: string,
  texts: Texts,
  parts: Partition,
  short: ReadonlyMap<string, string>,
  formats: Formats | undefined,
): TextFiles {
  const pick = (ids: ReadonlySet<string>) =>
    Object.fromEntries([...ids].map((id) => [short.get(id) ?? id, texts[id]]))
  const later = [...parts.later]
    .filter(([, ids]) => ids.size > 0)
    .map(([chunk, ids]) => [nameOf(chunk), pick(ids)] as const)
  const all = Object.fromEntries([['shared', pick(parts.shared)] as const, ...later])
  const first = `export const locale='${locale}',messages=${JSON.stringify(pick(parts.first))},formats=${JSON.stringify(formats)}`
  const pack = JSON.stringify(all)
  const name = `${locale}-${markOf(first + pack)}`
  return {
    name,
    all: [
      [`text-${name}.js`, first],
      [`text-${name}.json`, pack],
      ...Object.entries(all).map(
        ([chunk, text]) =>
          [`text-${name}-${chunk}.js`, `export default ${JSON.stringify(text)}`] as const,
      ),
    ],
  }
}

const markOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 7)

/** The file name without its ending, as laterScript.ts requests it. */
const nameOf = (fileName: string) => fileName.replace(/^.*\//, '').replace(/\.js$/, '')

const wanted = 'import\\(`\\./([^`]+)\\.js`\\)((?:(?!import\\().)*?)'
const plain = new RegExp(`\\(\\(\\)=>${wanted},__VITE_PRELOAD__\\)`, 'gs')
const picking = new RegExp(
  `\\(async\\(\\)=>\\{let\\{[^{}]*\\}=await ${wanted};return\\{[^{}]*\\}\\},__VITE_PRELOAD__\\)`,
  'gs',
)

const within = 'Promise\\.resolve\\(\\)\\.then\\((?:(?!__VITE_PRELOAD__).)*?'
/** The requesting chunk contains the module itself, and its text. */
const own = new RegExp(`[\\w$]+\\(\\(\\)=>(${within}),__VITE_PRELOAD__\\)`, 'gs')
const ownPicking = new RegExp(
  `[\\w$]+\\((async\\(\\)=>\\{let\\{[^{}]*\\}=await ${within};return\\{[^{}]*\\}\\}),__VITE_PRELOAD__\\)`,
  'gs',
)

/**
 * Vite writes `later(() => import('./abc.js'), …)`, or the same with destructured names. laterScript.ts expects the
 * chunk's name and whether it has text: `later('abc', 1)`, or 0 where all of it is shared.
 */
export function namingChunks(code: string, parts: Partition): string {
  const sizes = new Map([...parts.later].map(([chunk, ids]) => [nameOf(chunk), ids.size]))
  const textOf = (name: string) => {
    const size = sizes.get(name)
    if (size === undefined) return ''
    return size > 0 ? ',1' : ',0'
  }
  const named = (_: string, name: string, rest: string) => `(\`${name}\`${textOf(name)})${rest}`
  const done = code
    .replace(plain, named)
    .replace(picking, named)
    .replace(own, '$1')
    .replace(ownPicking, '($1)()')
  const [left] = /.{60}(?:import\(`[^`$]*`\).{60}|__VITE_PRELOAD__)/s.exec(done) ?? []
  if (left) throw new Error(`This chunk would come without its text: ${left}`)
  return done
}
