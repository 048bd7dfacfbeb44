import { describe, expect, it } from 'vitest'
import { sendPolicyReports } from '#api/site/policyReports.ts'
import { Client, signedIn } from '#sandbox/testing/client.ts'

const page = 'https://mela.example'
const body = {
  documentURL: `${page}/m/appDownload?tokens=SECRET&language=EN`,
  referrer: `${page}/m/login?next=SECRET`,
  blockedURL: 'https://evil.example/steal?token=SECRET',
  effectiveDirective: 'connect-src',
  originalPolicy: "default-src 'none'",
  sourceFile: `${page}/assets/app-1a2b3c4.js?SECRET`,
  sample: 'SECRET',
  disposition: 'enforce',
  statusCode: 200,
}
const kept = {
  directive: 'connect-src',
  blocked: 'https://evil.example',
  route: '/m/appDownload',
  source: '/assets/app-1a2b3c4.js',
  disposition: 'enforce',
}
const report = (part: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: body.documentURL,
  user_agent: 'SECRET',
  body: { ...body, ...part },
})

const send = (client: Client, reports: unknown, type = 'application/reports+json') =>
  client.send('POST', sendPolicyReports.path, { body: reports, headers: { 'Content-Type': type } })
const listed = async (client: Client) =>
  JSON.parse((await client.get('/sandbox/policy-reports')).text)

describe('a browser’s policy reports', () => {
  it('are accepted in batches, and counted', async () => {
    const client = new Client()
    const inline = { effectiveDirective: 'script-src-elem', blockedURL: 'inline' }
    expect((await send(client, [report(), report(), report(inline)])).success).toBe(true)
    expect(await listed(client)).toEqual([
      expect.objectContaining({ ...kept, count: 2 }),
      expect.objectContaining({ directive: 'script-src-elem', blocked: 'inline', count: 1 }),
    ])
  })

  it('are accepted one by one from browsers without the Reporting API', async () => {
    const client = new Client()
    const old = {
      'document-uri': body.documentURL,
      'violated-directive': 'connect-src',
      'blocked-uri': body.blockedURL,
      'source-file': body.sourceFile,
    }
    await send(client, { 'csp-report': old }, 'application/csp-report')
    expect(await listed(client)).toEqual([expect.objectContaining({ ...kept, count: 1 })])
  })

  it('are stored without query, full address and names', async () => {
    const client = await signedIn('member')
    await send(client, [report()])
    const rows = await client.sandbox.db.selectFrom('policy_reports').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/SECRET|member|steal/)
    const { text } = await client.get('/sandbox/requests')
    const last = JSON.parse(text).at(-1)
    expect(last).toMatchObject({ path: sendPolicyReports.path, account: null })
    expect(JSON.stringify(last)).not.toContain('SECRET')
  })

  it.each([
    ['an id in the path', { documentURL: `${page}/m/x/1234` }, { route: 'unknown' }],
    ['no address', { documentURL: 'about' }, { route: 'unknown', source: page }],
    ['the page itself', { sourceFile: body.documentURL }, { source: 'page' }],
    [
      'another site’s script',
      { sourceFile: 'https://x.example/a.js?k=1' },
      { source: 'https://x.example' },
    ],
    ['no script', { sourceFile: null }, { source: 'unknown' }],
    [
      'an extension',
      { blockedURL: 'chrome-extension://abc/x.js' },
      { blocked: 'chrome-extension:' },
    ],
    ['data', { blockedURL: 'data:text/html,SECRET' }, { blocked: 'data:' }],
    [
      'markup',
      { blockedURL: '<b>SECRET', effectiveDirective: '<b>' },
      { blocked: 'unknown', directive: 'unknown' },
    ],
  ])('contain only the kind for %s', async (_, part, said) => {
    const client = new Client()
    await send(client, [report(part)])
    expect(await listed(client)).toEqual([expect.objectContaining(said)])
  })

  it.each(['/assets/purify.es-1a2b3c4.js', '/node_modules/.vite/deps/dompurify.js'])(
    'are not sent for what the sanitiser in %s removes',
    async (path) => {
      const client = new Client()
      const parsed = { effectiveDirective: 'style-src-attr', blockedURL: 'inline' }
      await send(client, [report({ ...parsed, sourceFile: `${page}${path}` })])
      expect(await listed(client)).toEqual([])
    },
  )

  it('that are of another type or malformed do not affect others', async () => {
    const client = new Client()
    const others = [{ type: 'deprecation', body: { id: 'x' } }, null, { ...report(), body: 7 }]
    await send(client, [...others, report()])
    expect(await listed(client)).toHaveLength(1)
    expect((await send(client, others)).success).toBe(true)
    expect((await send(client, { reports: 7 })).code).toBe('input_invalid')
    expect((await send(client, '<xml>')).code).toBe('input_invalid')
  })

  it('are accepted while the site is closed', async () => {
    const client = new Client()
    await client.send('PATCH', '/sandbox/status', { body: { maintenance: true } })
    expect((await send(client, [report()])).success).toBe(true)
  })
})

describe('the list', () => {
  const after = (client: Client, days: number) =>
    client.send('PUT', '/sandbox/clock', { body: { offsetMs: days * 86_400_000 } })

  it('can be cleared by hand, back to any time', async () => {
    const client = new Client()
    await send(client, [report()])
    await after(client, 2)
    await send(client, [report()])
    const pruned = await client.send('DELETE', '/sandbox/policy-reports', {
      query: { keepDays: '1' },
    })
    expect(JSON.parse(pruned.text)).toEqual({ pruned: 1 })
    expect(await listed(client)).toHaveLength(1)
    await client.send('DELETE', '/sandbox/policy-reports')
    expect(await listed(client)).toEqual([])
  })

  it('drops entries older than thirty days', async () => {
    const client = new Client()
    await send(client, [report({ effectiveDirective: 'img-src' })])
    await after(client, 30)
    await send(client, [report()])
    expect(await listed(client)).toEqual([expect.objectContaining(kept)])
  })
})
