import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { usualPrefixes } from '../brand/elsewhere.ts'
import { PartOfMerchant } from '../brand/schema.ts'
import { type HeaderRule, headersOf } from '../release/headers.ts'
import { caddyOf } from './caddy.ts'
import { nginxOf } from './nginx.ts'
import { headersAt } from './rules.ts'

const page = (merchant: object) =>
  `<script type="application/json" id="merchant">${JSON.stringify(merchant)}</script><script>start()</script>`
const games = 'https://games.example'
const merchantWith = (part: v.InferInput<typeof PartOfMerchant>) => {
  const { hosts, platform } = v.parse(PartOfMerchant, { hosts: {}, platform: {}, ...part })
  if (hosts && platform) return { hosts, platform }
  throw new Error('hosts and platform have defaults')
}

describe('the headers of a release', () => {
  const rules = headersOf(
    page({}),
    merchantWith({ hosts: { games: [games], images: ['https://cdn.example'] } }),
  )

  it.each([
    ['/m/home', 'no-cache'],
    ['/assets/app-1.js', 'public, max-age=31536000, immutable'],
    ['/icons/favicon.svg', 'public, max-age=604800'],
  ])('%s is cached as %s', (path, caching) => {
    expect(headersAt(rules, path)['Cache-Control']).toBe(caching)
  })

  it('allow the hosts of merchant.json and no other', () => {
    const policy = headersAt(rules, '/')['Content-Security-Policy']
    expect(policy).toContain(`frame-src ${games};`)
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toContain('unsafe')
  })

  it.each(['/assets/app-1.js', '/icons/favicon.svg', '/wps/wallet', '/lgw/games'])(
    '%s has the short policy of files, not the page’s',
    (path) => {
      const policy = headersAt(rules, path)['Content-Security-Policy']
      expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self';")
      expect(policy).not.toContain('sha256')
      expect(policy).not.toContain(games)
    },
  )

  it.each([
    [undefined, 'max-age=63072000; includeSubDomains'],
    [true, 'max-age=63072000; includeSubDomains; preload'],
  ])('allow the preload list of browsers where the operator says so: %s', (chosen, sent) => {
    const headers = headersAt(headersOf(page({}), merchantWith({}), chosen), '/')
    expect(headers['Strict-Transport-Security']).toBe(sent)
  })

  it('embed nothing where no host is named', () => {
    const { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions } = headersAt(
      headersOf(page({}), merchantWith({})),
      '/',
    )
    expect(policy).toContain("frame-src 'none';")
    expect(permissions).toContain('fullscreen=(self)')
  })

  it('let Firebase in on the pages that ask for a code', () => {
    const firebase = { firebase: { apiKey: 'k', projectId: 'p' } }
    const own = headersOf(page(firebase), merchantWith({}))
    expect(headersAt(own, '/m/login')['Content-Security-Policy']).toContain('recaptcha')
    expect(headersAt(own, '/m/home')['Content-Security-Policy']).not.toContain('recaptcha')
  })

  it('allow calls, and reports of violations, to a platform of another origin', () => {
    const platform = { origin: 'https://platform.example', wps: '/api/wps' }
    const headers = headersAt(headersOf(page({}), merchantWith({ platform })), '/')
    const policy = headers['Content-Security-Policy']
    expect(policy).toContain("connect-src 'self' https://platform.example;")
    const reports = 'https://platform.example/api/wps/system/policyReport'
    expect(policy).toContain(`report-uri ${reports};`)
    expect(headers['Reporting-Endpoints']).toBe(`policy="${reports}"`)
  })
})

const served = { name: '8c1f-5e', prefixes: usualPrefixes, languages: ['BN', 'EN'] }
const rules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'X-Policy': 'say "no"', 'Cache-Control': 'no-cache' } },
  { path: '/assets/*', headers: { 'X-Policy': 'files', 'Cache-Control': 'immutable' } },
  { path: '/m/login', headers: { 'X-Policy': 'login' } },
]

describe('nginx', () => {
  const all = nginxOf(rules, served)
  const files: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(all).map(([path, text]) => [path.replace('mela/8c1f-5e/', ''), text]),
  )
  const locationOf = (where: string) =>
    files['mela.conf']
      ?.split(/^ {4}(?=location )/m)
      .find((text) => text.startsWith(`location ${where} {`))

  const serverFor = (prefixes: typeof served.prefixes | null) =>
    nginxOf(rules, { ...served, prefixes })['mela/8c1f-5e/mela.conf']

  it('has all that goes with one page in folders of that release', () => {
    expect(files['mela.conf']).toContain('root /srv/mela/8c1f-5e;')
    const includes = Object.values(files).flatMap((text) => text.match(/include \S+;/g) ?? [])
    const header = 'enabled/*.header'
    const shared = ['platform.conf', 'tls.conf', 'enabled/*.conf'].map(
      (file) => `include mela/${file};`,
    )
    // In headers.conf, in fileHeaders.conf, in refusal.conf and at each page whose headers differ.
    shared.push(...Array<string>(4).fill(`include mela/${header};`))
    expect(includes.filter((line) => !line.startsWith('include mela/8c1f-5e/')).toSorted()).toEqual(
      shared.toSorted(),
    )
  })

  it('sends each header once, whatever it contains', () => {
    expect(files['headers.conf']).toBe(
      'add_header X-Policy "say \\"no\\"" always;\ninclude mela/enabled/*.header;\n',
    )
    expect(locationOf('^~ /assets/')).toContain('add_header Cache-Control $mela_immutable always;')
    expect(locationOf('^~ /assets/')).toContain('include mela/8c1f-5e/fileHeaders.conf;')
    expect(files['proxy.conf']).toContain('include mela/8c1f-5e/fileHeaders.conf;')
    expect(files['fileHeaders.conf']).toBe(
      'add_header X-Policy "files" always;\ninclude mela/enabled/*.header;\n',
    )
    expect(files['mela.conf']).toContain(
      '$mela_immutable { ~^[23] "immutable"; default "no-store"; }',
    )
    expect(locationOf('= /m/login')).toContain('add_header X-Policy "login" always;')
  })

  it('tells browsers of HTTP/3 on every answer of a server that has it', () => {
    expect(files['mela/available/http3.conf']).not.toContain('Alt-Svc')
    expect(files['mela/available/http3.header']).toContain(`add_header Alt-Svc 'h3=":443"`)
    expect(locationOf('= /m/login')).toContain('include mela/enabled/*.header;')
    expect(files['headers.conf']).toContain('include mela/enabled/*.header;')
  })

  it('names the charset of every text, licences and security.txt among them', () => {
    const [, types = ''] = /charset_types ([^;]+);/.exec(files['mela.conf'] ?? '') ?? []
    expect(types.split(' ')).toEqual(
      expect.arrayContaining(['text/plain', 'text/css', 'text/javascript', 'application/json']),
    )
  })

  it('answers a missing file with 404 and a missing page with the app', () => {
    expect(locationOf('^~ /assets/')).toContain('try_files $uri =404;')
    expect(locationOf('/')).toContain('try_files $uri /index.html;')
  })

  it('hands the platform its paths, with limits and a deadline', () => {
    expect(locationOf('^~ /wps/')).toContain('include mela/8c1f-5e/proxy.conf;')
    expect(files['proxy.conf']).toMatch(/proxy_read_timeout 25s;[^]*proxy_hide_header X-Policy;/)
  })

  it('answers public reads by itself for a while, and keeps nothing of one visitor', () => {
    expect(locationOf('= /lgw/game/hot')).toContain('proxy_cache_valid 200 60s;')
    expect(locationOf('^~ /wps/')).not.toContain('public.conf')
    expect(files['proxy.conf']).not.toContain('proxy_cache')
    for (const name of ['Cookie', 'Token', 'Language', 'Device'])
      expect(files['public.conf']).toContain(`proxy_set_header ${name} "";`)
  })

  it('knows the paths of a platform with other ones', () => {
    const own = serverFor({ wps: '/api/wps', lgw: '/api/lgw' })
    expect(own).toContain('location ^~ /api/wps/ {')
    expect(own).toContain('location = /api/lgw/game/hot {')
    expect(own).not.toMatch(/ \/(wps|lgw)\//)
  })

  it('hands nothing on where the platform answers at another origin', () => {
    const own = serverFor(null)
    expect(own).not.toMatch(/proxy\.conf|public\.conf/)
    expect(own).toMatch(/location \^~ \/wps\/ \{[^}]*return 404;/)
  })

  it('knows no path of the sandbox', () => {
    expect(Object.values(all).join('\n')).not.toMatch(/sandbox|\/cdn\//)
  })
})

it('Caddy has the same headers', () => {
  expect(caddyOf(rules, served)['Caddyfile']).toMatch(
    /path \/\*\n +not path \/assets\/\* \/m\/login\n +}\n +header \S+ X-Policy/,
  )
})

it('Caddy hands the platform its paths, and none where it answers at another origin', () => {
  expect(caddyOf(rules, served)['Caddyfile']).toContain('@platform path /wps/* /lgw/*')
  expect(caddyOf(rules, { ...served, prefixes: null })['Caddyfile']).not.toContain('reverse_proxy')
})

it('Caddy serves the folder of the release', () => {
  expect(caddyOf(rules, served)['Caddyfile']).toContain('root * {$MELA_ROOT:/srv/mela}/8c1f-5e\n')
})

it.each([
  ['nginx', nginxOf(rules, served)['mela/8c1f-5e/mela.conf'], 'return 302 /m/changePsw;'],
  [
    'Caddy',
    caddyOf(rules, served)['Caddyfile'],
    'redir /.well-known/change-password /m/changePsw 302',
  ],
])('%s leads password managers to the page that changes the password', (_, text, line) => {
  expect(text).toContain(line)
})

it('a well-known address that is not there is a 404 for password managers, not the app', () => {
  expect(nginxOf(rules, served)['mela/8c1f-5e/mela.conf']).toMatch(
    /location \^~ \/\.well-known\/ \{[^}]*try_files \$uri =404;/,
  )
  expect(caddyOf(rules, served)['Caddyfile']).toMatch(/@folders path \/\.well-known\/\* /)
})

it.each([
  ['mobileconfig', 'application/x-apple-aspen-config'],
  ['webmanifest', 'application/manifest+json'],
])('Caddy knows the type of *.%s, which systems do not', (extension, type) => {
  const { Caddyfile = '' } = caddyOf(rules, served)
  const matcher = new RegExp(`(@\\w+) path \\*\\.${extension}\n`).exec(Caddyfile)?.[1]
  expect(Caddyfile).toContain(`header ${matcher} Content-Type ${type}\n`)
})

it('Caddy serves the one file that has no extension', () => {
  expect(caddyOf(rules, served)['Caddyfile']).toMatch(
    /@association path \/\.well-known\/apple-app-site-association\n[^}]*application\/json\n[^}]*file_server/,
  )
})

describe('a container', () => {
  const copied = (dockerfile = '') =>
    [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))

  it.each([
    ['nginx', nginxOf(rules, served)],
    ['caddy', caddyOf(rules, served)],
  ] as const)('of %s copies what the release holds', (name, files) => {
    const written = Object.keys(files).map((file) => `servers/${name}/${file}`)
    const sources = copied(files['Dockerfile'])
    expect(sources).toContain('site')
    for (const source of sources.filter((path) => path !== 'site'))
      expect(
        written.filter((path) => path === source || path.startsWith(`${source}/`)),
      ).not.toEqual([])
  })
})
