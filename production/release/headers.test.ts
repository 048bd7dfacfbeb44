import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PartOfMerchant } from '#build/brand/schema.ts'
import { headersAt } from '#production/servers/rules.ts'
import { headersOf } from './headers.ts'

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
    ['/m/home', 'no-cache, no-transform'],
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

  it('allow only the worker to connect to picture hosts', () => {
    const platform = { origin: 'https://platform.example' }
    const hosts = {
      images: ['https://cdn.example', platform.origin],
      lines: ['https://m2.example'],
    }
    const own = headersOf(page({}), merchantWith({ hosts, platform }))
    const connections = (path: string) =>
      / connect-src ([^;]*);/.exec(headersAt(own, path)['Content-Security-Policy'] ?? '')?.[1]
    const usual = "'self' https://m2.example https://platform.example"
    expect(connections('/sw.js')).toBe(`${usual} https://cdn.example`)
    for (const path of ['/', '/m/home', '/assets/app-1.js'])
      expect([path, connections(path)]).toEqual([path, usual])
    const policy = headersAt(own, '/sw.js')['Content-Security-Policy']
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'; .*report-uri https:\/\/platform/,
    )
    expect(headersAt(own, '/sw.js')['Cache-Control']).toBe('no-cache, no-transform')
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
  ])('allow HSTS preloading when the operator says so: %s', (chosen, sent) => {
    const headers = headersAt(headersOf(page({}), merchantWith({}), chosen), '/')
    expect(headers['Strict-Transport-Security']).toBe(sent)
  })

  it('allow no frames when no host is named', () => {
    const { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions } = headersAt(
      headersOf(page({}), merchantWith({})),
      '/',
    )
    expect(policy).toContain("frame-src 'none';")
    expect(permissions).toContain('fullscreen=(self)')
  })

  it('allow Firebase on the pages that ask for a code', () => {
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
