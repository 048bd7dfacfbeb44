import { describe, expect, it } from 'vitest'
import { openSandbox } from '#sandbox/testing/client.ts'

const sandbox = openSandbox({ games: 60 })
const at = (address: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  sandbox.app.request(address, { headers }, { incoming: { socket: { remoteAddress } } })

const near = 'http://localhost:4173/sandbox/accounts'
const key = () => ({ 'Sandbox-Key': sandbox.controlKey })

describe('the control', () => {
  it.each([
    ['by name', near, {}],
    ['by address', 'http://127.0.0.1:4173/sandbox/accounts', {}],
    ['at the newer address', 'http://[::1]:4173/sandbox/accounts', {}],
    ['from its own page', near, { Origin: 'http://localhost:4173' }],
    ['typed into the browser', near, { 'Sec-Fetch-Site': 'none' }],
  ])('is open on this machine, %s', async (_, address, headers) => {
    expect((await at(address, headers)).status).toBe(200)
  })

  it.each([
    ['through a proxy', near, { 'X-Forwarded-For': '127.0.0.1' }],
    ['through a proxy that names only the host', near, { 'X-Forwarded-Host': 'localhost' }],
    ['through a proxy with the standard header', near, { Forwarded: 'for=127.0.0.1' }],
    ['through a tunnel', near, { 'CF-Connecting-IP': '127.0.0.1' }],
    ['through a gateway', near, { Via: '1.1 gateway' }],
    ['under another name', 'http://mela.example/sandbox/accounts', {}],
    [
      'under a host name that starts like its own',
      'http://localhost.evil.example/sandbox/accounts',
      {},
    ],
    ['from another site’s page', near, { Origin: 'https://evil.example' }],
    ['from a frame without origin', near, { Origin: 'null' }],
    ['from another port’s page', near, { Origin: 'http://localhost:4174' }],
    ['with Sec-Fetch-Site of another site', near, { 'Sec-Fetch-Site': 'cross-site' }],
  ])('requires its key %s', async (_, address, headers) => {
    expect((await at(address, headers)).status).toBe(403)
    const wrong = { ...headers, 'Sandbox-Key': 'guessed' }
    expect((await at(address, wrong)).status).toBe(403)
    expect((await at(address, { ...headers, ...key() })).status).toBe(200)
  })

  it('requires its key from another machine', async () => {
    expect((await at(near, {}, '192.168.1.7')).status).toBe(403)
    expect((await at(near, key(), '192.168.1.7')).status).toBe(200)
  })

  it('requires it before anything is done', async () => {
    const headers = { 'X-Forwarded-For': '127.0.0.1' }
    sandbox.faults.plant([{ path: '/wps/nothing', status: 500 }])
    await sandbox.app.request('/sandbox/reset', { method: 'POST', headers })
    expect(sandbox.faults.list()).toHaveLength(1)
  })
})

it('has a new key at every start, or the given one', () => {
  expect(openSandbox().controlKey).not.toBe(openSandbox().controlKey)
  expect(openSandbox().controlKey.length).toBeGreaterThan(20)
  expect(openSandbox({ controlKey: 'chosen' }).controlKey).toBe('chosen')
})
