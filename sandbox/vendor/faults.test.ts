import { serve } from '@hono/node-server'
import { describe, expect, it } from 'vitest'
import { balanceOf } from '#sandbox/ledger/ledger.ts'
import { openOrigins } from '#sandbox/app/origins.ts'
import { balance, newRound, openVendor } from './vendor.testing.ts'

const page = '/play/VA/1'

describe('a fault at a vendor', () => {
  it('is planted like one of the platform', async () => {
    const world = { port: 4173, database: ':memory:', games: 60, seed: 1 }
    const { sandbox, vendor } = openOrigins(world)
    const body = JSON.stringify([{ path: '/play/', status: 503 }])
    await sandbox.app.request('/sandbox/faults', { method: 'PUT', body })
    expect((await vendor.request('/play/NOBODY/1')).status).toBe(503)
    await sandbox.app.request('/sandbox/faults', { method: 'DELETE' })
    expect((await vendor.request('/play/NOBODY/1')).status).toBe(404)
  })

  it('delays a page without changing its headers', async () => {
    const { app, faults } = await openVendor()
    const whole = await app.request(page)
    faults.plant([{ path: '/play/', delayMs: 60 }])
    const start = performance.now()
    const late = await app.request(page)
    expect(performance.now() - start).toBeGreaterThanOrEqual(55)
    faults.plant([{ path: '/play/', status: 503 }])
    const down = await app.request(page)
    expect([late.status, down.status]).toEqual([200, 503])
    for (const name of [
      'Referrer-Policy',
      'X-Content-Type-Options',
      'Cross-Origin-Resource-Policy',
    ])
      expect(down.headers.get(name)).toBe(whole.headers.get(name))
    expect(down.headers.get('Content-Security-Policy')).toContain("script-src 'none'")
  })

  it('that refuses a ticket does not use it up', async () => {
    const { faults, launch, post } = await openVendor()
    const ticket = await launch()
    faults.plant([{ path: '/session', status: 503, times: 1 }])
    expect((await post('/session', { ticket })).status).toBe(503)
    expect((await post('/session', { ticket })).status).toBe(200)
  })

  it('that refuses a spin costs no stake', async () => {
    const { db, account, faults, open, post } = await openVendor()
    const { session } = await open()
    faults.plant([{ path: '/spin', method: 'POST', status: 500 }])
    const answer = await post('/spin', { round: newRound(), stake: 50 }, session)
    expect([answer.status, await balanceOf(db, account)]).toEqual([500, balance])
  })

  it('that corrupts the answer of a spin still plays it once', async () => {
    const { db, account, faults, open, post, spin } = await openVendor()
    const { session } = await open()
    const order = { round: newRound(), stake: 50 }
    faults.plant([{ path: '/spin', body: 'malformed', times: 1 }])
    await expect((await post('/spin', order, session)).json()).rejects.toThrow(/JSON/)
    const { payout } = await spin(session, order)
    expect(await balanceOf(db, account)).toBe(balance - 50 + payout)
  })

  it('drops the connection: in process the call rejects as fetch does', async () => {
    const { app, faults } = await openVendor()
    faults.plant([{ path: '/play/', drop: true }])
    await expect(app.request(page)).rejects.toBeInstanceOf(TypeError)
  })

  it('drops the connection: on a socket it is cut', async () => {
    const { app, faults } = await openVendor()
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    faults.plant([{ path: '/play/', drop: true, times: 1 }])
    await expect(fetch(origin + page)).rejects.toBeInstanceOf(TypeError)
    expect((await fetch(origin + page)).status).toBe(200)
    server.close()
  })
})
