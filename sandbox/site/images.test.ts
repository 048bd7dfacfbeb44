import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import { createSite } from './site.ts'

const host = 'https://img1.mela.example'
const dist = mkdtempSync(join(tmpdir(), 'mela-dist-'))
afterAll(() => rmSync(dist, { recursive: true }))
const merchant = JSON.stringify({ merchantCode: 'mela01', hosts: { images: [host] } })
mkdirSync(join(dist, 'assets'))
for (const [name, content] of Object.entries({
  'index.html': `<script type="application/json" id="merchant">${merchant}</script>`,
  'sw.js': '',
  'assets/app-1a2b.js': '',
}))
  writeFileSync(join(dist, name), content)

const site = createSite({ dist, gameOrigin: 'http://localhost:4174', platform: new Hono() })

async function directive(path: string, name: string) {
  const { headers } = await site.request(path)
  return new RegExp(`${name} ([^;]*);`).exec(headers.get('Content-Security-Policy') ?? '')?.[1]
}

it('pages may show the merchant’s pictures, and only the worker, which loads them, may connect to their hosts', async () => {
  expect(await directive('/m/home', 'img-src')).toBe(`'self' data: blob: ${host}`)
  expect(await directive('/sw.js', 'connect-src')).toBe(`'self' ${host}`)
  for (const path of ['/m/home', '/assets/app-1a2b.js', '/wps/unknown'])
    expect([path, await directive(path, 'connect-src')]).toEqual([path, "'self'"])
})
