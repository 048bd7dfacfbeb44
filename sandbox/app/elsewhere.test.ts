import { describe, expect, it } from 'vitest'
import { Client, openSandbox } from '#sandbox/testing/client.ts'

const site = 'https://mela.example'
const elsewhere = { site, platform: 'https://platform.example' }
const open = () => openSandbox({ origin: site, elsewhere, trustsProxy: true })
const fromSite = { Origin: site, 'Sec-Fetch-Site': 'cross-site', 'X-Forwarded-Proto': 'https' }

function player() {
  const client = new Client(open())
  Object.assign(client.extra, fromSite)
  return client
}

async function playing() {
  const client = player()
  await client.login('member')
  return client
}

describe('a site at another origin', () => {
  it('may read answers, with the platform’s time and tags', async () => {
    const { status, headers } = await player().get('/lgw/vendor/list')
    expect(status).toBe(200)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(site)
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true')
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Date, ETag')
  })

  it('needs one preflight in two hours', async () => {
    const { status, headers } = await player().send('OPTIONS', '/wps/wallet')
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Max-Age')).toBe('7200')
    const allowed = headers.get('Access-Control-Allow-Headers')?.split(', ')
    expect(allowed).toEqual(expect.arrayContaining(['Token', 'Merchant', 'Idempotency-Key']))
  })

  it('opens a session of token and cookie, and closes it', async () => {
    const client = await playing()
    expect((await client.get('/wps/wallet')).status).toBe(200)
    const [cookie = ''] = client.cookies.keys()
    expect(cookie).toMatch(/^__Host-/)
    client.cookies.clear()
    expect((await client.get('/wps/wallet')).status).toBe(401)
  })

  it('gets a cookie that browsers send from another site', async () => {
    const client = player()
    const { headers } = await client.login('member')
    expect(headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure; SameSite=None; Partitioned/)
  })

  it('gets picture addresses with their host', async () => {
    const { value } = await player().get('/wps/system/status', { merchantCode: 'mela' })
    expect(value).toHaveProperty('info.imageCDNs[0]', 'https://platform.example/cdn/1')
  })
})

it('its picture host may differ from the platform’s', async () => {
  const pictures = 'https://pictures.example'
  const client = new Client(openSandbox({ origin: site, elsewhere: { ...elsewhere, pictures } }))
  Object.assign(client.extra, fromSite)
  const { value } = await client.get('/wps/system/status', { merchantCode: 'mela' })
  expect(value).toHaveProperty('info.imageCDNs[0]', 'https://pictures.example/cdn/1')
})

describe('any other origin', () => {
  it.each(['https://evil.example', 'null', undefined])('%s is refused', async (origin) => {
    const client = await playing()
    delete client.extra['Origin']
    if (origin) client.extra['Origin'] = origin
    const { status, code, headers } = await client.get('/wps/wallet')
    expect([status, code]).toEqual([403, 'not_permitted'])
    expect(headers.get('Access-Control-Allow-Origin')).toBe(site)
  })

  it('cannot reach the control, nor can the site', async () => {
    const { app } = open()
    for (const Origin of [site, 'https://evil.example'])
      expect((await app.request('/sandbox/accounts', { headers: { Origin } })).status).toBe(403)
  })

  it('is also a site at another origin when none is configured', async () => {
    const client = new Client(openSandbox({ origin: site }))
    Object.assign(client.extra, fromSite)
    const { status, headers } = await client.get('/lgw/vendor/list')
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
  })
})
