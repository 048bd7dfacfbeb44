import type { Deviation } from './deviation.ts'
import {
  type Json,
  type Spoil,
  header,
  is,
  renamed,
  stale,
  status,
  text,
  valued,
} from './spoil.testing.ts'

export interface Plant {
  readonly name: string
  readonly at: (path: string, method: string) => boolean
  readonly spoil: Spoil
  readonly found: Partial<Deviation>
}

const notice = 'shows an error notice with a retry'
const cachedOrNotice = `shows the cached answer where there is one, else ${notice}`

const of = (
  name: string,
  at: Plant['at'],
  spoil: Plant['spoil'],
  found: Partial<Deviation>,
): Plant => ({ name, at, spoil, found })

export const plants: readonly Plant[] = [
  of('a required field renamed', is('/wps/wallet'), valued(renamed('sumBalance', 'balance')), {
    endpoint: 'getWallet',
    field: 'sumBalance',
    effect: notice,
  }),
  of(
    'an optional field renamed',
    is('/wps/system/status'),
    valued(renamed('serverTime', 'server_time')),
    {
      endpoint: 'getSite',
      field: 'serverTime',
      effect: 'does without serverTime',
    },
  ),
  of(
    'a field of every row renamed',
    is('/lgw/winner/board'),
    valued((value) => value.list.forEach(renamed('amount', 'sum'))),
    {
      endpoint: 'listWinners',
      field: 'list[*].amount',
      effect: 'leaves that row of list out',
    },
  ),
  of(
    'a wrong type',
    is('/wps/system/country'),
    valued((value) => void (value.country = 50)),
    {
      endpoint: 'getCountry',
      field: 'country',
      expected: 'string',
      actual: '50',
    },
  ),
  of(
    'a wrong type that has a default',
    is('/wps/system/status'),
    valued((value) => void (value.info.gameHosts = 'none')),
    {
      endpoint: 'getSite',
      field: 'info.gameHosts',
      effect: 'reads info.gameHosts as []',
    },
  ),
  of(
    'no envelope',
    is('/wps/system/country'),
    text('{"country":"BD","countryDialingCode":"880"}'),
    {
      endpoint: 'getCountry',
      expected: 'an envelope, {"success": true, "value": …}',
      effect: notice,
    },
  ),
  of('HTML instead of JSON', is('/lgw/jackpot/list'), text('<!doctype html><p>Hello'), {
    endpoint: 'listJackpots',
    actual: 'an HTML page',
    effect: cachedOrNotice,
  }),
  of('HTML with an error', is('/lgw/jackpot/list'), text('<html>502', { status: 502 }), {
    endpoint: 'listJackpots',
    effect: `shows the cached answer where there is one, else asks twice more, then ${notice}`,
  }),
  of('truncated JSON', is('/wps/help/center'), text('{"success":true,"value":{'), {
    endpoint: 'listHelp',
    expected: 'JSON',
  }),
  of('a wrong status', is('/wps/promotion/list'), status(203), {
    endpoint: 'listPromotions',
    field: 'status',
    actual: '203',
  }),
  of(
    'refusals with status 200',
    is('/lgw/game/info'),
    async (answer, request) => (answer.ok ? answer : status(200)(answer, request)),
    {
      endpoint: 'a game without its id',
      field: 'status',
      actual: '200',
    },
  ),
  of(
    '403 where a login is missing',
    is('/wps/member/info'),
    async (answer, request) => (answer.status === 401 ? status(403)(answer, request) : answer),
    {
      endpoint: 'a private read without a session',
      field: 'status',
      effect: 'shows an error notice instead of the login',
    },
  ),
  of(
    'an unknown code',
    is('/lgw/game/info'),
    async (answer) =>
      answer.ok ? answer : Response.json({ success: false, code: 'E1001' }, answer),
    {
      endpoint: 'a game without its id',
      field: 'code',
      actual: '"E1001"',
      effect: 'says "Unknown error"',
    },
  ),
  of('no Content-Type', is('/lgw/vendor/list'), header('Content-Type', 'text/plain'), {
    endpoint: 'listVendors',
    field: 'header Content-Type',
    effect: 'reads it, but has nothing of it offline',
  }),
  of('no Date', is('/wps/system/status'), header('Date', null), {
    endpoint: 'getSite',
    field: 'header Date',
  }),
  of('no ETag', is('/lgw/game/list'), header('ETag', null), {
    endpoint: 'listGames',
    field: 'header ETag',
  }),
  of(
    'a number as a string',
    is('/lgw/lottery/numero'),
    valued((value) => void (value.pageNum = '1')),
    {
      endpoint: 'listDraws',
      field: 'pageNum',
      actual: '"1"',
      effect: cachedOrNotice,
    },
  ),
  of(
    'null',
    is('/wps/member/info'),
    valued((value) => void (value.account = null)),
    {
      endpoint: 'getMember',
      field: 'account',
      actual: 'null',
    },
  ),
  of(
    'a date in seconds',
    is('/lgw/winner/board'),
    valued((value) => value.list.forEach((row: Json) => (row.time = 1_790_000_000))),
    {
      endpoint: 'listWinners',
      field: 'list[*].time',
      effect: 'reads it as 1970-01-21',
    },
  ),
  of(
    'a page without its total',
    is('/wps/record/bets'),
    valued((value) => void delete value.totalCount),
    {
      endpoint: 'listBets',
      field: 'totalCount',
      effect: notice,
    },
  ),
  of(
    'money in minor units',
    is('/wps/wallet'),
    valued((value) => void (value.sumBalance = '123450')),
    {
      endpoint: 'getWallet',
      field: 'sumBalance',
      effect: 'reads it as 123450.00 of the currency',
    },
  ),
  of(
    'money with three decimals',
    is('/wps/wallet'),
    valued((value) => void (value.sumBalance = '1.234')),
    {
      endpoint: 'getWallet',
      field: 'sumBalance',
      actual: '"1.234"',
      effect: notice,
    },
  ),
  of(
    'a private answer that may be stored',
    is('/wps/member/info'),
    header('Cache-Control', 'max-age=60'),
    {
      endpoint: 'getMember',
      field: 'header Cache-Control',
    },
  ),
  of('a private answer out of a proxy’s cache', is('/wps/wallet'), stale, {
    endpoint: 'getWallet',
    field: 'without a session',
    actual: 'the player’s answer',
  }),
  of(
    'another sealing key',
    is('/wps/session/key'),
    valued((value) => void (value.n = `${value.n.slice(0, -2)}AA`)),
    {
      endpoint: 'getSealingKey',
      field: 'n',
      effect: 'refuses to log anyone in',
    },
  ),
]
