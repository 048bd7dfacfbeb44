import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn } from './files.ts'

interface Written {
  readonly out: string
  readonly brand: string
  readonly version: string
  readonly name: string
  readonly seconds: number
}

/** The parts that an operator uses; those that this release lacks are left out. */
const parts = [
  ['site', 'what a web server serves'],
  ['servers', 'configurations of nginx, Caddy, Netlify and Cloudflare Pages'],
  ['stores', 'for the Android app'],
  ['contract', 'what the app expects of the platform: index.html'],
  ['maps', 'for npm run stack; never serve them'],
] as const

/** What was built, where, how large, and what comes next. */
export function summaryOf({ out, brand, version, name, seconds }: Written): string {
  const inside = relative(process.cwd(), out) || '.'
  const shown = inside.startsWith('..') ? out : inside
  const there = parts.filter(([part]) => existsSync(join(out, part)))
  const lines = there.map(([part, purpose]) => {
    const label = `  ${join(shown, part)}`.padEnd(shown.length + 13)
    return `${label}${sizeOf(join(out, part)).padStart(9)}  ${purpose}`
  })
  const page = (statSync(join(out, 'site/index.html.br')).size / 1000).toFixed(1)
  return [
    `Built ${brand} ${version} in ${seconds} s: ${name}, a page of ${page} kB.`,
    ...lines,
    'Next: copy site and servers, then reload the web server: docs/operate.md the first time, docs/update.md after it.',
  ].join('\n')
}

function sizeOf(folder: string) {
  const sizes = filesIn(folder).map((file) => statSync(join(folder, file)).size)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return bytes < 1e5 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
