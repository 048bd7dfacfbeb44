import { type Plant, cachedOrNotice, notice, of } from './plant.testing.ts'
import { header, stale, status, text } from './spoil.testing.ts'

/** Faults of an answer as a whole: its form, status, code or headers. */
export const answers: readonly Plant[] = [
  of('no envelope', '/wps/system/country', text('{"country":"BD","countryDialingCode":"880"}'), {
    endpoint: 'getCountry',
    expected: 'an envelope, {"success": true, "value": …}',
    effect: notice,
  }),
  of('HTML instead of JSON', '/lgw/jackpot/list', text('<!doctype html><p>Hello'), {
    endpoint: 'listJackpots',
    actual: 'an HTML page (HTTP 200)',
    effect: cachedOrNotice,
  }),
  of('HTML with an error', '/lgw/jackpot/list', text('<html>502', { status: 502 }), {
    endpoint: 'listJackpots',
    effect: `shows the cached answer where there is one, else asks twice more, then ${notice}`,
  }),
  of(
    'a redirect to a login',
    '/lgw/jackpot/list',
    async () => new Response(null, { status: 302, headers: { Location: 'https://sso.example/' } }),
    {
      endpoint: 'listJackpots',
      expected: 'JSON',
      actual: 'a redirect to https://sso.example/ (HTTP 302)',
    },
  ),
  of('an error without a body', '/lgw/jackpot/list', text('', { status: 500 }), {
    endpoint: 'listJackpots',
    actual: 'an empty body (HTTP 500)',
  }),
  of(
    'a public read that is refused',
    '/lgw/jackpot/list',
    text('{"success":false,"code":"not_permitted"}', { status: 403 }),
    {
      endpoint: 'listJackpots',
      field: 'success',
      actual: 'the refusal not_permitted (HTTP 403)',
    },
  ),
  of('truncated JSON', '/wps/help/center', text('{"success":true,"value":{'), {
    endpoint: 'listHelp',
    expected: 'JSON',
  }),
  of('a wrong status', '/wps/promotion/list', status(203), {
    endpoint: 'listPromotions',
    field: 'HTTP status',
    actual: '203',
  }),
  of(
    'refusals with status 200',
    '/lgw/game/info',
    async (answer, request) => (answer.ok ? answer : status(200)(answer, request)),
    {
      endpoint: 'a game without its id',
      field: 'HTTP status',
      actual: '200',
    },
  ),
  of(
    '403 where a login is missing',
    '/wps/member/info',
    async (answer, request) => (answer.status === 401 ? status(403)(answer, request) : answer),
    {
      endpoint: 'a private read without a session',
      field: 'HTTP status',
      effect: 'shows an error notice instead of the login',
    },
  ),
  of(
    'an unknown code',
    '/lgw/game/info',
    async (answer) =>
      answer.ok ? answer : Response.json({ success: false, code: 'E1001' }, answer),
    {
      endpoint: 'a game without its id',
      field: 'code',
      actual: '"E1001" (HTTP 400)',
      effect: 'says "Unknown error"',
    },
  ),
  of('no Content-Type', '/lgw/vendor/list', header('Content-Type', 'text/plain'), {
    endpoint: 'listVendors',
    field: 'header Content-Type',
    effect: 'reads it, but has nothing of it offline',
  }),
  of('no Date', '/wps/system/status', header('Date', null), {
    endpoint: 'getSite',
    field: 'header Date',
  }),
  of('no ETag', '/lgw/game/list', header('ETag', null), {
    endpoint: 'listGames',
    field: 'header ETag',
  }),
  of(
    'a private answer that may be stored',
    '/wps/member/info',
    header('Cache-Control', 'max-age=60'),
    {
      endpoint: 'getMember',
      field: 'header Cache-Control',
    },
  ),
  of('a private answer out of a proxy’s cache', '/wps/wallet', stale, {
    endpoint: 'getWallet',
    field: 'without a session',
    actual: 'the player’s answer',
  }),
]
