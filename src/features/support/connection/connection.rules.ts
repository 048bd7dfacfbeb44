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
export type MeasuredTarget = Target & { readonly ms: number | null | undefined }

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
      .flatMap((host) => pathHere(host, page))
      .slice(0, maxHosts)
      .map(pictures),
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

/** The page's policy lets pictures of other hosts be shown, but not measured. */
function pathHere(host: string, { origin }: Page): readonly URL[] {
  const url = parseUrl(host.endsWith('/') ? host : `${host}/`, origin)
  return url?.origin === origin ? [url] : []
}

const pictures = ({ origin, href }: URL, index: number): Target => ({
  id: `pictures ${href}`,
  kind: 'pictures',
  name: String(index + 1),
  origin,
  address: href,
})

export type Verdict =
  | { readonly kind: 'fastest' | 'silent' | 'hereSilent' | 'pending' }
  | { readonly kind: 'better'; readonly line: MeasuredTarget; readonly isHereSilent: boolean }

/** Worth switching: at least a fifth and 20 ms faster. */
const isWorthIt = (here: number, line: number) => line <= here * 0.8 && here - line >= 20

export function verdictOf(rows: readonly MeasuredTarget[]): Verdict {
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
export function barLengthOf(ms: number, rows: readonly MeasuredTarget[]): number {
  const slowest = Math.max(...rows.map((row) => row.ms ?? 0), 1)
  return Math.max(3, Math.round((ms / slowest) * 100))
}

export const speedOf = (ms: number) => (ms < 150 ? 'good' : ms < 500 ? 'fair' : 'slow')
