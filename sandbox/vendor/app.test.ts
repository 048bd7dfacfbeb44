import { describe, expect, it } from 'vitest'
import { balance, openVendor, platform } from './vendor.support.ts'

describe('a game’s page', () => {
  it('may be framed by the platform alone and loads nothing from elsewhere', async () => {
    const { app } = await openVendor()
    const page = await app.request('/play/VA/1')
    const policy = page.headers.get('Content-Security-Policy')
    expect(page.status).toBe(200)
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain(`frame-ancestors ${platform}`)
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(page.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  it('escapes the name and has no inline code', async () => {
    const html = await (await (await openVendor()).app.request('/play/VA/1')).text()
    expect(html).toContain('Game &lt;0&gt;')
    expect(html).not.toMatch(/ on\w+=|style=|<script(?![^>]* src=)/)
  })

  it('is not found for another vendor or node', async () => {
    const { app } = await openVendor()
    for (const path of ['/play/VB/1', '/play/VA/999', '/play/VA/x'])
      expect((await app.request(path)).status).toBe(404)
  })

  it('is one script and one stylesheet, together within 20 kB', async () => {
    const { app } = await openVendor()
    for (const nodeId of Array.from({ length: 11 }, (_, index) => index + 1)) {
      const size = async (path: string) => {
        const answer = await app.request(path, { headers: { 'Accept-Encoding': 'br' } })
        return (await answer.arrayBuffer()).byteLength
      }
      const page = `/play/VA/${nodeId}`
      const html = await (await app.request(page)).text()
      const parts = [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path = '']) => path)
      expect(parts).toHaveLength(2)
      const [style = ''] = parts
      expect((await app.request(style)).headers.get('Content-Type')).toContain('text/css')
      const sizes = await Promise.all([page, ...parts].map(size))
      expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThan(20_000)
    }
  })

  it('gets its scripts without types, and only its own files', async () => {
    const { app } = await openVendor()
    const script = await app.request('/vendor/client/games/slot/main.ts')
    expect(script.headers.get('Content-Type')).toContain('javascript')
    expect(await script.text()).not.toContain('import type {')
    for (const path of [
      '/vendor/client/../app.ts',
      '/vendor/app.ts',
      '/vendor/client/tsconfig.json',
      '/vendor/client/play/game.ts',
      '/styles/vendor/client/base,vendor/unknown',
      '/lottery/sheets/plays.test.ts',
    ])
      expect((await app.request(path)).status).toBe(404)
  })

  it('finds every file that its page and scripts name', async () => {
    const { app } = await openVendor()
    const wanted = new Set<string>()
    const games = Array.from({ length: 11 }, (_, index) => `/play/VA/${index + 1}`)
    for (const page of [...games, '/lotto/TCG_SEA/lobby']) {
      const html = await (await app.request(page)).text()
      for (const [, path = ''] of html.matchAll(/(?:href|src)="(\/[^"]+)"/g)) wanted.add(path)
    }
    for (const path of wanted) expect([path, (await app.request(path)).status]).toEqual([path, 200])
    expect(wanted.size).toBeGreaterThan(20)
  })
})

describe('a ticket', () => {
  it('opens a session with the player’s balance', async () => {
    const opened = await (await openVendor()).open()
    expect(opened).toMatchObject({ nodeId: 1, free: false, balance })
    expect(opened.stakes[0]).toBe(50)
  })

  it('is good once, also when used twice at the same time', async () => {
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

  it('is not kept as it is', async () => {
    const { db, launch } = await openVendor()
    const ticket = await launch()
    const rows = await db.selectFrom('launches').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(ticket)
  })
})
