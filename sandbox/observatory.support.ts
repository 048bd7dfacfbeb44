interface Answer {
  readonly headers: Headers
  readonly html?: string
  /** Whether the domain is in the browsers' list of those asked by https alone. */
  readonly isPreloaded?: boolean
}

type Rule = (answer: Answer) => number

const policyOf = (headers: Headers) =>
  (headers.get('Content-Security-Policy') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]): [string, string[]] => [name, sources])

const isBroad = (source: string) => /^(\*|ftp:|https?:(\/\/\*(\.\*)?)?)$/.test(source)
const isUnsafe = (source: string) => isBroad(source) || /^('unsafe-inline'|data:)$/.test(source)
const isInsecure = (source: string) => /^(http|ftp):/.test(source)
const isPassive = (name: string) => name === 'img-src' || name === 'media-src'

/** Where a hash or a nonce is given, browsers take no notice of 'unsafe-inline'. */
const heeded = (sources: readonly string[]) =>
  sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources

const policy: Rule = ({ headers }) => {
  const parts = policyOf(headers)
  const csp = new Map(parts)
  if (csp.size === 0 || csp.size < parts.length) return -25
  const fallback = csp.get('default-src') ?? ['*']
  const heededOf = (name: string) => heeded(csp.get(name) ?? fallback)
  const [scripts, styles] = [heededOf('script-src'), heededOf('style-src')]
  const passive = ['img-src', 'media-src'].flatMap((name) => csp.get(name) ?? fallback)
  const active = parts.flatMap(([name, sources]) => (isPassive(name) ? [] : sources))
  if (scripts.some(isUnsafe) || (csp.get('object-src') ?? fallback).some(isBroad)) return -20
  if (active.some(isInsecure)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'") || passive.some(isInsecure)) return -10
  if (styles.some(isUnsafe)) return 0
  return fallback.join() === "'none'" ? 10 : 5
}

const framing: Rule = ({ headers }) => {
  if (policyOf(headers).some(([name]) => name === 'frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('X-Frame-Options') ?? '') ? 5 : -20
}

const transport: Rule = ({ headers, isPreloaded }) => {
  if (isPreloaded) return 5
  const age = /^[^,]*max-age=(\d+)[^,]*$/i.exec(headers.get('Strict-Transport-Security') ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) < 15_552_000 ? -10 : 0
}

const sniffing: Rule = ({ headers }) =>
  headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5

const referrer: Rule = ({ headers }) => {
  const value = headers.get('Referrer-Policy')
  if (value === null) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? 5
    : -5
}

/** What a header is worth by its value: nothing where it is missing, less than that where it is none of these. */
const valued =
  (name: string, values: Readonly<Record<string, number>>): Rule =>
  ({ headers }) => {
    const [value] = (headers.get(name) ?? '').split(';')
    return value ? (values[value.trim()] ?? -5) : 0
  }

const resources = valued('Cross-Origin-Resource-Policy', {
  'same-origin': 10,
  'same-site': 10,
  'cross-origin': 0,
})

const opener = valued('Cross-Origin-Opener-Policy', {
  'same-origin': 10,
  'same-origin-allow-popups': 10,
  'noopener-allow-popups': 10,
  'unsafe-none': 0,
})

const embedder = valued('Cross-Origin-Embedder-Policy', {
  'require-corp': 10,
  credentialless: 10,
  'unsafe-none': 0,
})

const sharing: Rule = ({ headers }) =>
  headers.get('Access-Control-Allow-Credentials') === 'true' &&
  headers.has('Access-Control-Allow-Origin')
    ? -50
    : 0

const pointsOf = (cookie: string) => {
  const has = (flag: RegExp) => flag.test(cookie)
  const isSession = /^[^=]*(login|sess)/i.test(cookie)
  if (isSession && !has(/; *httponly/i)) return -30
  if (has(/^[^=]*csrf/i) && !has(/; *samesite=/i)) return -20
  if (!has(/; *secure/i)) return isSession ? -10 : -5
  return has(/; *samesite=(strict|lax|none)/i) ? 5 : 0
}

const cookies: Rule = ({ headers }) => {
  const set = headers.getSetCookie()
  return set.length > 0 ? Math.min(...set.map(pointsOf)) : 0
}

const integrity: Rule = ({ headers, html = '' }) => {
  if (!headers.get('Content-Type')?.startsWith('text/html')) return 0
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag)
  const isGuarded = (tag: string) => /\bintegrity=/.test(tag)
  const foreign = scripts.filter((tag) => /\bsrc="?(https?:)?\/\//.test(tag))
  const isSecure = (tag: string) => /\bsrc="?https:/.test(tag)
  if (foreign.some((tag) => !isGuarded(tag) && !isSecure(tag))) return -50
  if (!foreign.every(isSecure)) return -20
  if (!foreign.every(isGuarded)) return -5
  return scripts.some(isGuarded) ? 5 : 0
}

const rules = {
  policy,
  framing,
  transport,
  sniffing,
  referrer,
  resources,
  opener,
  embedder,
  sharing,
  cookies,
  integrity,
}

/**
 * Grades one answer as MDN HTTP Observatory has done since it counts the opener policy (its version 1.5 did not): 100,
 * less penalties, and bonuses from 90 up. The way from http to https, which costs 20 where it is missing, is no matter
 * of one answer.
 */
export function observatoryScore(answer: Answer): number {
  const points = Object.values(rules).map((rule) => rule(answer))
  const sum = (chosen: readonly number[]) => chosen.reduce((total, point) => total + point, 0)
  const score = 100 + sum(points.filter((point) => point < 0))
  return score < 90 ? score : 100 + sum(points)
}
