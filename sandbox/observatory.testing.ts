type Rule = (headers: Headers) => number

const directives = (headers: Headers) =>
  new Map(
    (headers.get('Content-Security-Policy') ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )

const isUnsafe = (source: string) => /^'unsafe-|^(https?:|data:|\*)$/.test(source)

const policy: Rule = (headers) => {
  const csp = directives(headers)
  const fallback = csp.get('default-src') ?? ['*']
  const scripts = csp.get('script-src') ?? fallback
  const styles = csp.get('style-src') ?? fallback
  if (csp.size < 2) return -25
  if (scripts.some(isUnsafe)) return -20
  if (styles.includes("'unsafe-inline'")) return 0
  return fallback.join() === "'none'" ? 10 : 5
}

const framing: Rule = (headers) => {
  if (directives(headers).get('frame-ancestors')?.join() === "'none'") return 5
  return /^(deny|sameorigin)$/i.test(headers.get('X-Frame-Options') ?? '') ? 5 : -20
}

const transport: Rule = (headers) => {
  const age = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) < 15_768_000 ? -10 : 0
}

const sniffing: Rule = (headers) => (headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5)

const referrer: Rule = (headers) => {
  const value = headers.get('Referrer-Policy') ?? ''
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value))
    return 5
  return value === '' ? 0 : -5
}

const resources: Rule = (headers) =>
  /^same-(origin|site)$/.test(headers.get('Cross-Origin-Resource-Policy') ?? '') ? 10 : 0

const sharing: Rule = (headers) => (headers.get('Access-Control-Allow-Origin') === '*' ? -50 : 0)

const cookies: Rule = (headers) =>
  headers.getSetCookie().every((cookie) => /; *httponly/i.test(cookie)) ? 0 : -30

const rules = [policy, framing, transport, sniffing, referrer, resources, sharing, cookies]

/**
 * Grades one response's headers like MDN HTTP Observatory: 100 less penalties, and bonuses from 90
 * upwards.
 */
export function observatoryScore(headers: Headers): number {
  const points = rules.map((rule) => rule(headers))
  const sum = (chosen: readonly number[]) => chosen.reduce((total, point) => total + point, 0)
  const score = 100 + sum(points.filter((point) => point < 0))
  return score < 90 ? score : score + sum(points.filter((point) => point > 0))
}
