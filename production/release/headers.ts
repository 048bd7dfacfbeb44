import * as v from 'valibot'
import { allowanceOf, noAllowance } from '../../sandbox/site/allowance.ts'
import { securityHeaders } from '../../sandbox/site/headers.ts'

/** Origins as browsers write them: no path, no slash at the end. */
const Origin = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => new URL(url).origin === url, 'an origin has neither path nor slash at its end'),
)

/** What merchant.json says about other hosts; the rest of the file is the app's. */
export const Hosts = v.object({
  hosts: v.optional(
    v.strictObject({
      /** Where games, lotteries and the chat are embedded from. */
      frames: v.optional(v.array(Origin), []),
      /** Where pictures come from, besides the site's own. */
      images: v.optional(v.array(Origin), []),
      /** What the app calls besides its own origin: the platform, other addresses of the site. */
      connections: v.optional(v.array(Origin), []),
    }),
    {},
  ),
})

export interface HeaderRule {
  /** A path, or the beginning of one and an asterisk. Later rules add to earlier ones and win over them. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const year = 'public, max-age=31536000, immutable'
const week = 'public, max-age=604800'

const caching: readonly HeaderRule[] = [
  { path: '/*', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/assets/*', headers: { 'Cache-Control': year } },
  ...['art', 'fonts', 'icons', 'screenshots', 'splash'].map((folder) => ({
    path: `/${folder}/*`,
    headers: { 'Cache-Control': week },
  })),
]

/** Pages on which Firebase may ask who is human; the app knows them by the same names (isPhonePage). */
const phonePages = ['/m/login', '/m/register', '/m/register.html']

/** All headers of the site by path. */
export function headersOf(html: string, merchant: unknown): HeaderRule[] {
  const { hosts } = v.parse(Hosts, merchant)
  const options = { html, ...hosts, isSecure: true }
  const allowance = allowanceOf(html) ?? noAllowance
  const policy = (extra: typeof allowance) => securityHeaders({ ...options, allowance: extra })
  const name = 'Content-Security-Policy'
  const [usual, phone] = [policy(noAllowance), policy(allowance)]
  return [
    { path: '/*', headers: usual },
    ...(usual[name] === phone[name]
      ? []
      : phonePages.map((path) => ({ path, headers: { [name]: phone[name] ?? '' } }))),
    ...caching,
  ]
}
