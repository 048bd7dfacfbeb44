import type { HeaderRule } from '#production/release/headers.ts'
import { matches } from './rules.ts'

/**
 * For static hosts: path → content. Each also has a 404.html, without which Cloudflare answers a
 * missing file with 200.
 */
export const staticHostsOf = (rules: readonly HeaderRule[]): Readonly<Record<string, string>> => {
  const own = [...rules, ...types]
  return {
    // Cloudflare joins the values of all rules that match, and rewrites even if the file exists. It
    // removes /index.html from addresses, so it ignores a rule that points there.
    'cloudflare/_headers': headersFile(
      own.map((rule, index) => detached(rule, own.slice(0, index))),
    ),
    'cloudflare/_redirects': redirects('/'),
    // On Netlify the last rule wins.
    'netlify/_headers': headersFile(own),
    'netlify/_redirects': redirects('/index.html'),
  }
}

interface Rule extends HeaderRule {
  readonly detached?: readonly string[]
}

const types: readonly HeaderRule[] = [
  ['/.well-known/apple-app-site-association', 'application/json'],
  ['/app.mobileconfig', 'application/x-apple-aspen-config'],
].map(([path = '', type = '']) => ({ path, headers: { 'Content-Type': type } }))

const detached = (rule: HeaderRule, earlier: readonly HeaderRule[]): Rule => ({
  ...rule,
  detached: Object.keys(rule.headers).filter((name) =>
    earlier.some((other) => name in other.headers && matches(other, rule.path)),
  ),
})

const headersFile = (rules: readonly Rule[]) =>
  rules
    .flatMap(({ path, headers, detached: names = [] }) => [
      path,
      ...names.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n')

/** Only the app's pages are rewritten; anything else that is missing is a 404. */
const redirects = (page: string) =>
  `/.well-known/change-password /m/changePsw 302\n/m/* ${page} 200\n`
