import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith } from '#build/folder.testing.ts'
import { usualPrefixes } from '#build/brand/elsewhere.ts'
import type { HeaderRule } from '#production/release/headers.ts'
import { headersAt, matches } from './rules.ts'
import { writeServers } from './servers.ts'
import { staticHostsOf } from './staticHost.ts'

const rules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'X-Policy': 'usual' } },
  { path: '/m/login', headers: { 'X-Policy': 'login' } },
  { path: '/sw.js', headers: { 'X-Policy': 'worker' } },
  { path: '/*', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
]

describe.each([
  { host: 'cloudflare', isJoining: true },
  { host: 'netlify', isJoining: false },
])('a static host: $host', ({ host, isJoining }) => {
  const files = staticHostsOf(rules)
  const lines = (files[`${host}/_headers`] ?? '').trim().split('\n')

  /**
   * Applies the rules as the host does: Cloudflare joins the values of several rules and lets a
   * rule detach a header; on Netlify the last rule wins.
   */
  function headersOfHost(path: string) {
    const found: Record<string, string> = {}
    let isOf = false
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
      if (line.startsWith('/')) isOf = matches({ path: line }, path)
      else if (isOf && line.startsWith('  ! ')) delete found[line.slice(4)]
      else if (isOf && name)
        found[name] = isJoining && found[name] ? `${found[name]}, ${value}` : value
    }
    return found
  }

  it.each(['/m/home', '/m/login', '/sw.js', '/assets/app-1.js'])(
    '%s has one value of each header',
    (path) => {
      expect(headersOfHost(path)).toEqual(headersAt(rules, path))
    },
  )

  it('serves the page at the app’s addresses and nowhere else', () => {
    expect(files[`${host}/_redirects`]).toBe(
      `/.well-known/change-password /m/changePsw 302\n/m/* ${isJoining ? '/' : '/index.html'} 200\n`,
    )
  })

  it('detaches headers only for Cloudflare, as Netlify rejects that', () => {
    expect(lines.filter((line) => line.startsWith('  !'))).toEqual(
      isJoining ? ['  ! X-Policy', '  ! X-Policy', '  ! Cache-Control'] : [],
    )
  })
})

it('a static host answers missing files with the app’s page', () => {
  const release = folderWith({ 'site/index.html': 'the page' })
  const merchant = { platform: usualPrefixes, languages: ['BN'] }
  writeServers(release, { name: 'one', rules, merchant })
  for (const host of ['cloudflare', 'netlify'])
    expect(readFileSync(join(release, 'servers', host, '404.html'), 'utf8')).toBe('the page')
})
