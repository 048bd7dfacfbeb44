import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { balance, openVendor, platform } from './vendor.testing.ts'

describe('a game’s page', () => {
  it('may be framed by the platform only and loads nothing from other hosts', async () => {
    const { app } = await openVendor()
    const page = await app.request('/play/VA/1')
    const policy = page.headers.get('Content-Security-Policy')
    expect(page.status).toBe(200)
    expect(policy).toContain("default-src 'none'; script-src 'sha256-")
    expect(policy).toContain(`frame-ancestors ${platform}`)
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(page.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  it('escapes the name and has no inline handlers', async () => {
    const html = await (await (await openVendor()).app.request('/play/VA/1')).text()
    expect(html).toContain('Game &lt;0&gt;')
    expect(html.replaceAll(/<(style|script).*?<\/\1>/gs, '')).not.toMatch(/ on\w+=|style=|<script/)
  })

  it('is not found for another vendor or node', async () => {
    const { app } = await openVendor()
    for (const path of ['/play/VB/1', '/play/VA/999', '/play/VA/x'])
      expect((await app.request(path)).status).toBe(404)
  })

  it('is one answer of at most 20 kB, in which only its own code can run', async () => {
    const { app } = await openVendor()
    const games = Array.from({ length: 11 }, (_, index) => `/play/VA/${index + 1}`)
    for (const page of [...games, '/lotto/TCG_SEA/lobby', '/chat']) {
      const answer = await app.request(page, { headers: { 'Accept-Encoding': 'br' } })
      const packed = new Uint8Array(await answer.arrayBuffer())
      expect(packed.byteLength).toBeLessThan(20_000)
      const html = brotliDecompressSync(packed).toString()
      expect(html).not.toMatch(/<(script|link)[^>]* (src|href)="\/|import type \{/)
      const policy = answer.headers.get('Content-Security-Policy')
      for (const element of ['script', 'style']) {
        const [, code = ''] =
          new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 's').exec(html) ?? []
        const hash = createHash('sha256').update(code).digest('base64')
        expect(policy).toContain(`${element}-src 'sha256-${hash}';`)
      }
    }
  })

  it('has fonts, and no other file', async () => {
    const { app } = await openVendor()
    const font = await app.request('/fonts/noto-sans-taka.woff2')
    expect(font.headers.get('Content-Type')).toBe('font/woff2')
    for (const path of [
      '/vendor/client/../app.ts',
      '/vendor/app.ts',
      '/vendor/client/games/slot/main.ts',
      '/fonts/unknown.woff2',
      '/fonts/..%2Findex.html',
    ])
      expect((await app.request(path)).status).toBe(404)
  })
})

describe('a ticket', () => {
  it('opens a session with the player’s balance', async () => {
    const opened = await (await openVendor()).open()
    expect(opened).toMatchObject({ nodeId: 1, free: false, balance })
    expect(opened.stakes[0]).toBe(50)
  })

  it('is valid once, also when used twice at the same time', async () => {
    const { launch, post } = await openVendor()
    const ticket = await launch()
    const answers = await Promise.all([post('/session', { ticket }), post('/session', { ticket })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await post('/session', { ticket })).status).toBe(401)
  })

  it('is refused after a minute', async () => {
    const { launch, post, clock } = await openVendor()
    const ticket = await launch()
    clock.at += 60_000
    const answer = await post('/session', { ticket })
    expect(await answer.json()).toEqual({ code: 'ticket_expired' })
  })

  it.each([
    ['unknown', 'x'.repeat(32), 401],
    ['short', 'x', 400],
    ['absent', undefined, 400],
  ])('that is %s is refused', async (_, ticket, status) => {
    const { post } = await openVendor()
    expect((await post('/session', { ticket })).status).toBe(status)
  })

  it('is not stored in plain text', async () => {
    const { db, launch } = await openVendor()
    const ticket = await launch()
    const rows = await db.selectFrom('launches').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(ticket)
  })
})
