import { describe, expect, it } from 'vitest'
import { usualPrefixes } from '#build/brand/elsewhere.ts'
import type { HeaderRule } from '#production/release/headers.ts'
import { caddyOf } from './caddy.ts'
import { nginxOf } from './nginx.ts'

const served = { name: '8c1f-5e', prefixes: usualPrefixes, languages: ['BN', 'EN'] }
const rules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'X-Policy': 'say "no"', 'Cache-Control': 'no-cache' } },
  { path: '/assets/*', headers: { 'X-Policy': 'files', 'Cache-Control': 'immutable' } },
  { path: '/m/login', headers: { 'X-Policy': 'login' } },
  { path: '/sw.js', headers: { 'X-Policy': 'worker' } },
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

  it('has all files of one page in folders of its release', () => {
    expect(files['mela.conf']).toContain('root /srv/mela/8c1f-5e;')
    const includes = Object.values(files).flatMap((text) => text.match(/include \S+;/g) ?? [])
    const header = 'enabled/*.header'
    const shared = ['platform.conf', 'tls.conf', 'enabled/*.conf'].map(
      (file) => `include mela/${file};`,
    )
    // In headers.conf, in fileHeaders.conf, in refusal.conf, and at the page and the file whose
    // headers differ.
    shared.push(...Array<string>(5).fill(`include mela/${header};`))
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

  it('answers with a file and its headers, or an uncached 404, never with the app', () => {
    expect(locationOf('= /sw.js')).toContain('add_header X-Policy "worker" always;')
    expect(locationOf('= /sw.js')).toContain('add_header Cache-Control $mela_no_cache always;')
    expect(locationOf('= /sw.js')).not.toContain('"no-cache"')
    expect(locationOf('= /sw.js')).toContain('try_files $uri =404;')
  })

  it('announces HTTP/3 on every answer of a server that has it', () => {
    expect(files['mela/available/http3.conf']).not.toContain('Alt-Svc')
    expect(files['mela/available/http3.header']).toContain(`add_header Alt-Svc 'h3=":443"`)
    expect(locationOf('= /m/login')).toContain('include mela/enabled/*.header;')
    expect(files['headers.conf']).toContain('include mela/enabled/*.header;')
  })

  it('sends the charset of every text, including licences and security.txt', () => {
    const [, types = ''] = /charset_types ([^;]+);/.exec(files['mela.conf'] ?? '') ?? []
    expect(types.split(' ')).toEqual(
      expect.arrayContaining(['text/plain', 'text/css', 'text/javascript', 'application/json']),
    )
  })

  it('answers a missing file with 404 and a missing page with the app', () => {
    expect(locationOf('^~ /assets/')).toContain('try_files $uri =404;')
    expect(locationOf('/')).toContain('try_files $uri /index.html;')
  })

  it('forwards the platform’s paths, with limits and a timeout', () => {
    expect(locationOf('^~ /wps/')).toContain('include mela/8c1f-5e/proxy.conf;')
    expect(files['proxy.conf']).toMatch(/proxy_read_timeout 25s;[^]*proxy_hide_header X-Policy;/)
  })

  it('caches public reads for a while, and nothing of one visitor', () => {
    expect(locationOf('= /lgw/game/hot')).toContain('proxy_cache_valid 200 60s;')
    expect(locationOf('^~ /wps/')).not.toContain('public.conf')
    expect(files['proxy.conf']).not.toContain('proxy_cache')
    for (const name of ['Cookie', 'Token', 'Language', 'Device'])
      expect(files['public.conf']).toContain(`proxy_set_header ${name} "";`)
  })

  it('supports a platform with other paths', () => {
    const own = serverFor({ wps: '/api/wps', lgw: '/api/lgw' })
    expect(own).toContain('location ^~ /api/wps/ {')
    expect(own).toContain('location = /api/lgw/game/hot {')
    expect(own).not.toMatch(/ \/(wps|lgw)\//)
  })

  it('forwards nothing when the platform is at another origin', () => {
    const own = serverFor(null)
    expect(own).not.toMatch(/proxy\.conf|public\.conf/)
    expect(own).toMatch(/location \^~ \/wps\/ \{[^}]*return 404;/)
  })

  it('has no path of the sandbox', () => {
    expect(Object.values(all).join('\n')).not.toMatch(/sandbox|\/cdn\//)
  })
})

it('Caddy has the same headers', () => {
  expect(caddyOf(rules, served)['Caddyfile']).toMatch(
    /path \/\*\n +not path \/assets\/\* \/m\/login \/sw\.js\n +}\n +header \S+ X-Policy/,
  )
})

it('Caddy forwards the platform’s paths, and none when it is at another origin', () => {
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
])('%s redirects password managers to the page for changing the password', (_, text, line) => {
  expect(text).toContain(line)
})

it('a missing well-known address is a 404 for password managers, not the app', () => {
  expect(nginxOf(rules, served)['mela/8c1f-5e/mela.conf']).toMatch(
    /location \^~ \/\.well-known\/ \{[^}]*try_files \$uri =404;/,
  )
  expect(caddyOf(rules, served)['Caddyfile']).toMatch(/@folders path \/\.well-known\/\* /)
})

it.each([
  ['mobileconfig', 'application/x-apple-aspen-config'],
  ['webmanifest', 'application/manifest+json'],
])('Caddy has the type of *.%s, which systems lack', (extension, type) => {
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
  ] as const)('of %s copies the files of the release', (name, files) => {
    const written = Object.keys(files).map((file) => `servers/${name}/${file}`)
    const sources = copied(files['Dockerfile'])
    expect(sources).toContain('site')
    for (const source of sources.filter((path) => path !== 'site'))
      expect(
        written.filter((path) => path === source || path.startsWith(`${source}/`)),
      ).not.toEqual([])
  })
})
