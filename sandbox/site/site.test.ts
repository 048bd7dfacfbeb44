import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { hashesOf } from '#build/site/headers.ts'
import { observatoryScore } from '#sandbox/observatory.testing.ts'
import { createSite } from './site.ts'
import { openSandbox, testOptions } from '#sandbox/testing/client.ts'

const page = `<!doctype html><html lang="bn"><head><title>Mela</title>
<script type="application/json" id="merchant">{"merchantCode":"mela01"}</script>
<script id="head">if (1 < 2) document.documentElement.dataset.theme = 'dark'</script>
<style>.poster{background:url("data:image/svg+xml,%3csvg/%3e")}</style></head>
<body><div id="app"></div></body></html>`
const script = `export const words = ${JSON.stringify('mela '.repeat(400))}`
const dist = mkdtempSync(join(tmpdir(), 'mela-dist-'))
const files = {
  'index.html': page,
  'sw.js': 'self.skipWaiting()',
  'merchant.json': '{}',
  'assets/app-1a2b.js': script,
  'icons/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
for (const [name, content] of Object.entries(files)) {
  mkdirSync(join(dist, name, '..'), { recursive: true })
  writeFileSync(join(dist, name), content)
}
afterAll(() => rmSync(dist, { recursive: true }))

const { gameOrigin } = testOptions
const sandbox = openSandbox({ games: 60 })
const site = createSite({ dist, gameOrigin, platform: sandbox.app })
const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })
const policyAt = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).headers.get('Content-Security-Policy') ?? ''
const status = '/wps/system/status?merchantCode=mela01'

/** Keeps its own policy: it runs nothing, and other hosts may show it. */
const picture = '/cdn/1/vendor/AAKASH.svg'
const everyKind = [
  '/',
  '/m/home',
  '/m/nowhere',
  '/assets/app-1a2b.js',
  '/assets/gone-0000.js',
  '/sw.js',
  '/icons/favicon.svg',
  status,
  '/wps/unknown',
  '/lgw/vendor/types?merchantCode=mela01&typeId=1',
  '/sandbox/ready',
  picture,
  '/cdn/1/nothing',
]
const policies = [
  [/^\/sw\.js$/, /^default-src 'none'; script-src 'self'; connect-src 'self'; .*; report-uri \S+$/],
  [/^\/cdn\/1\/vendor/, /^default-src 'none'; .*sandbox$/],
  [/^\/(assets|icons|lgw|wps)/, /^default-src 'none'; script-src 'self'; conn.{1,175}$/],
] as const
const usual = /^default-src 'none'; script-src 'self' 'sha256.*; frame-ancestors 'none'; require-/

describe('every answer', () => {
  it.each(everyKind)('%s carries the security headers', async (path) => {
    const { headers } = await get(path)
    const [, wanted = usual] = policies.find(([paths]) => paths.test(path)) ?? []
    expect(headers.get('Content-Security-Policy')).toMatch(wanted)
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe')
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': path === picture ? 'cross-origin' : 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })

  const notPictures = everyKind.filter((path) => !path.startsWith('/cdn/'))
  it.each(notPictures)('%s scores 130 and more with the HTTP Observatory', async (path) => {
    expect(observatoryScore((await get(path)).headers)).toBeGreaterThanOrEqual(130)
  })
})

describe('the policy', () => {
  it('allows only the page’s inline code, by hash', async () => {
    const policy = await policyAt('/')
    const [scripts, styles] = [hashesOf(page, 'script'), hashesOf(page, 'style')]
    expect([scripts.length, styles.length]).toEqual([1, 1])
    expect(policy).toContain(`script-src 'self' ${scripts[0]};`)
    expect(policy).toContain(`style-src 'self' ${styles[0]};`)
  })

  it('allows frames only for games, at another origin', async () => {
    expect(await policyAt('/')).toContain(`frame-src ${gameOrigin};`)
  })
})

describe('other files of the site', () => {
  const other = 'https://m2.mela.example'
  const withLines = createSite({ dist, gameOrigin, lines: [other], platform: sandbox.app })
  const policyOf = async (own: typeof site) =>
    (await own.request('/m/service')).headers.get('Content-Security-Policy')

  it('allow timing by the site’s pages, and by no other host', async () => {
    expect(await policyOf(withLines)).toContain(`connect-src 'self' ${other};`)
    expect(await policyOf(site)).toContain("connect-src 'self';")
    expect(observatoryScore((await withLines.request('/')).headers)).toBeGreaterThanOrEqual(130)
  })

  it('include one empty answer', async () => {
    const answer = await withLines.request('/wps/system/speed')
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { headers } = await withLines.request(status)
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  })
})

describe('a violation of the policy', () => {
  const batches = /; report-uri \/wps\/system\/policyReport; report-to policy$/

  it('is reported in batches over https, and one by one otherwise', async () => {
    expect(await policyAt('https://mela.example/m/home')).toMatch(batches)
    expect(await policyAt('/m/login', { 'X-Forwarded-Proto': 'https' })).toMatch(batches)
    // Without TLS, Chrome has no Reporting API, but `report-to` still overrides `report-uri`.
    expect(await policyAt('/m/home')).toMatch(/; report-uri \/wps\/system\/policyReport$/)
    const addressOf = async (url: string) =>
      (await site.request(url)).headers.get('Reporting-Endpoints')
    expect(await addressOf('https://mela.example/m/home')).toBe('policy="/wps/system/policyReport"')
    expect(await addressOf('/m/home')).toBeNull()
  })
})

describe('when the merchant’s codes are sent by Firebase', () => {
  const policyOf = async (path: string, firebase: object | undefined) => {
    const merchant = JSON.stringify({ merchantCode: 'mela01', firebase })
    const folder = mkdtempSync(join(tmpdir(), 'mela-dist-'))
    writeFileSync(
      join(folder, 'index.html'),
      page.replace('{"merchantCode":"mela01"}', () => merchant),
    )
    const own = createSite({ dist: folder, gameOrigin, platform: sandbox.app })
    const { headers } = await own.request(path)
    rmSync(folder, { recursive: true })
    return headers.get('Content-Security-Policy') ?? ''
  }
  const phonePages = ['/m/login', '/m/login?next=%2Fm%2Ffav', '/m/register', '/m/Register.html']

  it.each(phonePages)('%s allows Firebase and its reCAPTCHA, and nothing unsafe', async (path) => {
    const policy = await policyOf(path, { apiKey: 'k', projectId: 'p' })
    expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com")
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\//)
    expect(policy).toContain('trusted-types app-sw dompurify default')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  it.each(phonePages)('%s allows only an emulator when one is named', async (path) => {
    const emulator = 'http://localhost:4175'
    const policy = await policyOf(path, { apiKey: 'k', projectId: 'p', emulator })
    expect(policy).toBe(
      (await policyAt('/m/login')).replace("connect-src 'self'", `connect-src 'self' ${emulator}`),
    )
  })

  it.each(['/', '/m/home', '/m/forget', '/m/login/x', '/sw.js', status])(
    '%s keeps the usual policy',
    async (path) => {
      expect(await policyOf(path, { apiKey: 'k', projectId: 'p' })).toBe(await policyAt(path))
    },
  )

  it.each(phonePages)('and %s keeps it otherwise', async (path) => {
    expect(await policyOf(path, undefined)).toBe(await policyAt('/m/home'))
  })
})

describe('an address', () => {
  it.each(['/', '/m/home', '/m/gameLobbyCenter?gameCategory=RNG', '/m/register.html', '/m/x/y'])(
    '%s opens the app',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(page)
    },
  )

  it.each([
    '/wps/unknown',
    '/lgw/unknown',
    '/cdn/1/nothing',
    '/assets/gone-0000.js',
    '/.well-known/resource-that-should-not-exist',
    '/robots.js',
    '/../package.json',
    '/assets/../../package.json',
    '/assets',
    '/sandbox/unknown',
  ])('%s that does not exist is a 404, never the app', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('<html')
  })
})

describe('caching', () => {
  it.each([
    ['/m/home', 'no-cache, no-transform'],
    ['/sw.js', 'no-cache, no-transform'],
    ['/merchant.json', 'no-cache, no-transform'],
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/icons/favicon.svg', 'public, max-age=604800'],
  ])('of %s is %s', async (path, expected) => {
    expect((await get(path)).headers.get('Cache-Control')).toBe(expected)
  })

  it('answers an unchanged file with 304 and no body', async () => {
    const tag = (await get('/m/home')).headers.get('ETag') ?? ''
    const again = await get('/m/home', { 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

describe('compression', () => {
  const bytes = async (path: string, encoding: string) => {
    const answer = await get(path, { 'Accept-Encoding': encoding })
    return { answer, body: Buffer.from(await answer.arrayBuffer()) }
  }

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('for %s is %s', async (accepted, encoding, decompress) => {
    const { answer, body } = await bytes('/assets/app-1a2b.js', accepted)
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
    expect(decompress(body).toString()).toBe(script)
  })

  it('applies to the platform’s answers, too, and not to clients without it', async () => {
    const path = '/lgw/game/hot?isPlatform=2&merchantCode=mela01&platform=html5'
    const { answer, body } = await bytes(path, 'br')
    expect(answer.headers.get('Content-Encoding')).toBe('br')
    expect(JSON.parse(brotliDecompressSync(body).toString())).toMatchObject({ success: true })
    expect((await get(path)).headers.get('Content-Encoding')).toBeNull()
  })
})
