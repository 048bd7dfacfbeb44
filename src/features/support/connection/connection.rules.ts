import { parseUrl } from '#device/parseUrl.ts'
import { lineOf } from '#net/urlGate.ts'

type Kind = 'here' | 'line' | 'pictures'

interface Target {
  readonly id: string
  readonly kind: Kind
  readonly name: string
  readonly origin: string
  readonly address: string
}

/** Milliseconds; null when nothing answered; undefined until measured. */
export type Measured = Target & { readonly ms: number | null | undefined }

export interface KnownHosts {
  readonly lines: readonly string[]
  readonly imageHosts: readonly string[]
  /** Address of the test file, under the same path on every line. */
  readonly speedTest: string
}

type Page = Pick<Location, 'origin' | 'host' | 'hostname'>

const maxHosts = 8
const usualTest = '/merchant.json'

export function targetsOf({ lines, imageHosts, speedTest }: KnownHosts, page: Page): Target[] {
  const path = pathOf(speedTest, page.origin)
  const origins = lines.flatMap((line) => lineOf(line, page) ?? [])
  const others = [...new Set(origins)].filter((origin) => origin !== page.origin)
  return [
    hostOf('here', page.origin, path),
    ...others.slice(0, maxHosts).map((origin) => hostOf('line', origin, path)),
    ...[...new Set(imageHosts)]
      .slice(0, maxHosts)
      .flatMap((host, index) => pictures(host, index, page)),
  ]
}

const hostOf = (kind: Kind, origin: string, path: string): Target => ({
  id: `${kind} ${origin}`,
  kind,
  name: new URL(origin).host,
  origin,
  address: origin + path,
})

function pathOf(speedTest: string, origin: string): string {
  const url = speedTest === '' ? null : parseUrl(speedTest, origin)
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : usualTest
}

function pictures(host: string, index: number, page: Page): Target[] {
  const url = parseUrl(host, page.origin)
  if (!url) return []
  const { origin, href, host: name } = url
  if (origin !== page.origin && lineOf(origin, page) === null) return []
  const address = href.endsWith('/') ? href : `${href}/`
  return [
    {
      id: `pictures ${href}`,
      kind: 'pictures',
      name: origin === page.origin ? String(index + 1) : name,
      origin,
      address,
    },
  ]
}

export type Verdict =
  | { readonly kind: 'fastest' | 'silent' | 'hereSilent' | 'pending' }
  | { readonly kind: 'better'; readonly line: Measured; readonly isHereSilent: boolean }

/** Worth switching: at least a fifth and 20 ms faster. */
const isWorthIt = (here: number, line: number) => line <= here * 0.8 && here - line >= 20

export function verdictOf(rows: readonly Measured[]): Verdict {
  if (rows.length === 0 || rows.some(({ ms }) => ms === undefined)) return { kind: 'pending' }
  const here = rows.find(({ kind }) => kind === 'here')?.ms ?? null
  const [line] = rows
    .filter(({ kind, ms }) => kind === 'line' && typeof ms === 'number')
    .toSorted((one, other) => (one.ms ?? 0) - (other.ms ?? 0))
  if (line && (here === null || isWorthIt(here, line.ms ?? 0)))
    return { kind: 'better', line, isHereSilent: here === null }
  if (here !== null) return { kind: 'fastest' }
  return { kind: rows.some(({ ms }) => typeof ms === 'number') ? 'hereSilent' : 'silent' }
}

/** Percent of the slowest. */
export function lengthOf(ms: number, rows: readonly Measured[]): number {
  const slowest = Math.max(...rows.map((row) => row.ms ?? 0), 1)
  return Math.max(3, Math.round((ms / slowest) * 100))
}

export const speedOf = (ms: number) => (ms < 150 ? 'good' : ms < 500 ? 'fair' : 'slow')
