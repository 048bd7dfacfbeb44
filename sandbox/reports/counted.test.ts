import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sendFailures } from '#api/site/failures.ts'
import { sendPolicyReports } from '#api/site/policyReports.ts'
import { sendVitals } from '#api/site/vitals.ts'
import { Client, openSandbox } from '#sandbox/testing/client.ts'

const day = 86_400_000
const merchantCode = 'mela'

/** What visits report: the address, a body of a given name, the rows that the table may have, and one of them. */
const kinds = [
  {
    endpoint: sendFailures,
    table: 'app_failures',
    named: 'message',
    most: 2000,
    row: { version: '1', kind: 'error', route: '/', frames: '' },
    bodyOf: (message: string) => ({
      merchantCode,
      version: '1',
      failures: [{ kind: 'error', route: '/', message, frames: [], count: 1 }],
    }),
  },
  {
    endpoint: sendVitals,
    table: 'vitals',
    named: 'version',
    most: 20_000,
    row: {
      route: '/',
      metric: 'CLS',
      connection: '4g',
      memory: 'small',
      rating: 'good',
      step: 0,
    },
    bodyOf: (version: string) => ({
      merchantCode,
      version,
      route: '/',
      connection: '4g',
      memory: 'small',
      measures: [{ metric: 'CLS', value: 0, rating: 'good' }],
    }),
  },
  {
    endpoint: sendPolicyReports,
    table: 'policy_reports',
    named: 'directive',
    most: 2000,
    row: { blocked: 'inline', route: 'unknown', source: 'unknown', disposition: 'enforce' },
    bodyOf: (effectiveDirective: string) => [
      { type: 'csp-violation', body: { effectiveDirective, blockedURL: 'inline' } },
    ],
  },
] as const

describe.each(kinds)('$table', ({ endpoint, table, named, most, row, bodyOf }) => {
  const letters = (n: number) =>
    String(n).replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)))

  /** With as many rows as the table may have, or with so many of them. */
  async function openWith(rows: number = most) {
    let now = Date.UTC(2026, 0, 1)
    const sandbox = openSandbox({ games: 10, now: () => now })
    const client = new Client(sandbox)
    await sandbox.ready
    const { db } = sandbox
    const today = Math.floor(now / day)
    const full = Array.from({ length: rows }, (_, n) => ({
      ...row,
      [named]: letters(n),
      day: n === 7 ? today - 1 : today,
      count: n === 7 || n === 8 ? 2 : 3,
    }))
    const names = sql.join(Object.keys(full[0] ?? {}).map((name) => sql.ref(name)))
    for (let from = 0; from < rows; from += 500) {
      const some = full
        .slice(from, from + 500)
        .map((each) => sql`(${sql.join(Object.values(each))})`)
      await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(some)}`.execute(db)
    }
    const send = (name: string, headers = {}) =>
      client.send(endpoint.method, endpoint.path, {
        body: bodyOf(name),
        headers: {
          'Content-Type':
            endpoint === sendPolicyReports ? 'application/reports+json' : 'application/json',
          ...headers,
        },
      })
    const counts = async () => {
      const rows = await db.selectFrom<typeof table>(table).selectAll().execute()
      return new Map(rows.map((each) => [Object(each)[named], each.count] as const))
    }
    return { send, counts, pass: (ms: number) => (now += ms) }
  }

  it('counts known entries when full, and replaces the rarest by a new one', async () => {
    const { send, counts } = await openWith()
    await send(letters(20))
    expect((await counts()).get(letters(20))).toBe(4)
    await send('new')
    await send('newer')
    const after = await counts()
    expect(after.size).toBe(most)
    expect([after.get('newer'), after.get(letters(8)), after.get(letters(9))]).toEqual([1, 2, 3])
    // The oldest of the rarest, and then the new one itself, which was rarer.
    expect([after.has(letters(7)), after.has('new')]).toEqual([false, false])
  })

  it('drops entries after thirty days', async () => {
    const { send, counts, pass } = await openWith(20)
    pass(29 * day)
    await send('new')
    // The one of the day before has gone by then.
    expect((await counts()).size).toBe(20)
    pass(2 * day)
    await send('new')
    expect([...(await counts())]).toEqual([['new', 1]])
  })

  it('accepts six hundred an hour from one address', async () => {
    const { send, counts, pass } = await openWith(30)
    for (let n = 0; n < 600; n += 1) await send(letters(20))
    expect(await send(letters(20))).toMatchObject({ status: 429, code: 'too_many' })
    expect((await counts()).get(letters(20))).toBe(603)
    pass(3_600_001)
    expect((await send(letters(20))).status).toBe(200)
  })
})
