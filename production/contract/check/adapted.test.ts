import { beforeAll, describe, expect, it } from 'vitest'
import { openSandbox } from '#sandbox/testing/client.ts'
import { adapterOf, chained, renamed, within } from '#api/adapt.ts'
import { listGames } from '#api/games/games.ts'
import { listVendors } from '#api/games/vendorList.ts'
import { adapter } from '#production/contract/example.adapter.ts'
import { adapted, strayCalls } from './adapted.ts'
import { readAnswer } from './answer.ts'
import type { Ask } from './caller.ts'
import { checkPlatform } from './check.ts'

type Json = ReturnType<typeof JSON.parse>

const platform = 'http://localhost:4173'
const sandbox = openSandbox()
beforeAll(() => sandbox.ready)

const codes: Readonly<Record<string, string>> = { not_logged_in: 'E401', not_found: 'E404' }
const oddGame = renamed({ nodeId: 'id', gameName: 'title', vassalage: 'provider' })

/** Turns the sandbox's values into those of a different platform. */
const odd: Readonly<Record<string, (value: unknown) => unknown>> = {
  '/lgw/vendor/list': renamed({ vassalage: 'provider', displayName: 'title' }),
  '/lgw/game/hot': (page: Json) => ({
    items: rowsOf(page.games ?? page.list).map(oddGame),
    pageNum: 1,
  }),
  '/lgw/winner/board': within(
    'list',
    chained(
      within('amount', (amount) => Math.round(Number(amount) * 100)),
      within('time', (at) => Math.floor(new Date(at as string).getTime() / 1000)),
    ),
  ),
}

const rowsOf = (games: Json): Json[] =>
  Array.isArray(games)
    ? games
    : games.nodeId.map((_: unknown, row: number) =>
        Object.fromEntries(
          Object.entries(games).flatMap(([name, column]) => {
            const value = (column as unknown[])[row]
            return value == null ? [] : [[name, value]]
          }),
        ),
      )

/** The sandbox, with different names, envelope and codes. */
const deviating: Ask = async (request) => {
  const url = new URL(request.url)
  const { pathname, searchParams } = url
  if (pathname === listGames.path && searchParams.has('pageNo')) return oddReply(400, 'E400', null)
  for (const [from, to] of [
    ['page', 'pageNo'],
    ['size', 'pageSize'],
  ] as const) {
    if (pathname === listGames.path) searchParams.set(to, searchParams.get(from) ?? '')
  }
  const answer = await sandbox.app.fetch(new Request(url, request))
  const { success, code, value }: Json = await answer.json()
  const data = success ? (odd[pathname]?.(value) ?? value) : null
  return oddReply(answer.status, success ? 'OK' : (codes[code] ?? 'E400'), data, answer.headers)
}

const oddReply = (status: number, code: string, data: unknown, headers?: Headers) =>
  new Response(JSON.stringify({ code, data }), {
    // This platform signals a missing session by its code only.
    status: status === 401 ? 200 : status,
    ...(headers && { headers }),
  })

const check = (ask: Ask) =>
  checkPlatform({ platform, site: null, merchantCode: 'mela', sealingKeyIds: [], ask })

describe('a platform with other names', () => {
  it('matches the contract behind the example adapter', async () => {
    const { deviations, called } = await check(adapted(adapter, deviating))
    expect(deviations).toEqual([])
    expect(called).toEqual(expect.arrayContaining(['listVendors', 'listHotGames', 'listWinners']))
  }, 60_000)

  it('does not without it', async () => {
    const { deviations } = await check(deviating)
    expect(deviations).toContainEqual(
      expect.objectContaining({ endpoint: 'listVendors', field: '' }),
    )
  }, 60_000)
})

describe('an adapter', () => {
  const vendors = { code: 'OK', data: [{ provider: 'PG', title: 'PG Soft', gameCount: 3 }] }

  it('produces what the app parses', () => {
    const body = adapter.toContract(listVendors, vendors)
    const { findings, value } = readAnswer(listVendors, {
      status: 200,
      text: JSON.stringify(body),
    })
    expect(findings).toEqual([])
    expect(value).toEqual([{ vassalage: 'PG', displayName: 'PG Soft', gameCount: 3 }])
  })

  it('does not change values of refusals and of other calls', () => {
    expect(adapter.toContract(listVendors, { code: 'E404', data: { title: 'x' } })).toEqual({
      success: false,
      code: 'not_found',
      value: { title: 'x' },
    })
    expect(adapter.toContract(listGames, vendors)).toEqual({ success: true, value: vendors.data })
  })

  it('is reported when it names an unknown call', () => {
    expect(strayCalls(adapter)).toEqual([])
    const values = { 'GET /lgw/vendor/lists': (value: unknown) => value } as const
    expect(strayCalls(adapterOf({ values }))).toEqual(['GET /lgw/vendor/lists'])
  })
})
