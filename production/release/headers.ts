import { sendPolicyReports } from '#api/site/policyReports.ts'
import { allowanceOf, noAllowance } from '#build/site/allowance.ts'
import {
  filePolicy,
  pageCaching,
  securityHeaders,
  workerPath,
  workerPolicy,
} from '#build/site/headers.ts'
import { basesOf, prefixesOf } from '#build/brand/elsewhere.ts'
import type { MerchantFile } from '#build/brand/merchant.ts'

export interface HeaderRule {
  /**
   * A path, or a prefix followed by an asterisk. Later rules are merged into earlier ones and win.
   */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const year = 'public, max-age=31536000, immutable'
const week = 'public, max-age=604800'

const foldersWith = (policy: string): readonly HeaderRule[] =>
  [
    { folder: 'assets', caching: year },
    ...['art', 'fonts', 'icons', 'screenshots', 'splash'].map((folder) => ({
      folder,
      caching: week,
    })),
  ].map(({ folder, caching }) => ({
    path: `/${folder}/*`,
    headers: { 'Content-Security-Policy': policy, 'Cache-Control': caching },
  }))

/** Pages on which Firebase may show its bot check; the app's own list is `isPhonePage`. */
const phonePages = ['/m/login', '/m/register', '/m/register.html']

/** All headers of the site, by path. */
export function headersOf(
  html: string,
  merchant: Pick<MerchantFile, 'platform' | 'hosts'>,
  hasPreload = false,
): HeaderRule[] {
  const { hosts, platform } = merchant
  const options = {
    html,
    frames: [...new Set([...hosts.games, ...hosts.chat])],
    images: hosts.images,
    connections: [...hosts.lines, ...(platform.origin ? [platform.origin] : [])],
    reports: sendPolicyReports.path.replace('/wps', basesOf(platform).wps),
    isSecure: true,
    hasPreload,
  }
  const allowance = allowanceOf(html) ?? noAllowance
  const policy = (extra: typeof allowance) => securityHeaders({ ...options, allowance: extra })
  const name = 'Content-Security-Policy'
  const [usual, phone] = [policy(noAllowance), policy(allowance)]
  const forFiles = filePolicy(options.connections)
  return [
    { path: '/*', headers: { ...usual, 'Cache-Control': pageCaching } },
    ...(usual[name] === phone[name]
      ? []
      : phonePages.map((path) => ({ path, headers: { [name]: phone[name] ?? '' } }))),
    { path: workerPath, headers: { [name]: workerPolicy(options) } },
    ...foldersWith(forFiles),
    ...Object.values(prefixesOf(platform) ?? {}).map((prefix) => ({
      path: `${prefix}/*`,
      headers: { [name]: forFiles },
    })),
  ]
}
