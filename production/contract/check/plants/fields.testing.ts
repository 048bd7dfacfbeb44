import { expect } from 'vitest'
import { type Plant, cachedOrNotice, notice, of } from './plant.testing.ts'
import { renamed, valued } from './spoil.testing.ts'

/** Faults within a value. */
export const fields: readonly Plant[] = [
  of('a required field renamed', '/wps/wallet', valued(renamed('sumBalance', 'balance')), {
    endpoint: 'getWallet',
    field: 'value.sumBalance',
    effect: notice,
  }),
  of(
    'an optional field renamed',
    '/wps/system/status',
    valued(renamed('serverTime', 'server_time')),
    {
      endpoint: 'getSite',
      field: 'value.serverTime',
      effect: 'does without serverTime',
    },
  ),
  of(
    'a field of every row renamed',
    '/lgw/winner/board',
    valued(renamed('amount', 'sum'), 'list'),
    {
      endpoint: 'listWinners',
      field: 'value.list[*].amount',
      effect: 'leaves that row of list out',
    },
  ),
  of(
    'a wrong type',
    '/wps/system/country',
    valued((value) => (value['country'] = 50)),
    {
      endpoint: 'getCountry',
      field: 'value.country',
      expected: 'string',
      actual: '50',
    },
  ),
  of(
    'a wrong type that has a default',
    '/wps/system/status',
    valued((info) => (info['gameHosts'] = 'none'), 'info'),
    {
      endpoint: 'getSite',
      field: 'value.info.gameHosts',
      effect: 'reads info.gameHosts as []',
    },
  ),
  of(
    'a time that cannot be read',
    '/wps/system/status',
    valued((value) => (value['serverTime'] = 'yesterday')),
    {
      endpoint: 'getSite',
      field: 'value.serverTime',
      expected: 'epoch milliseconds or an ISO date',
      actual: '"yesterday"',
      effect: 'does without serverTime',
    },
  ),
  of(
    'several wrong values in a column of rows',
    '/lgw/winner/board',
    valued((row, at) => (row['amount'] = at % 2 ? null : 5), 'list'),
    {
      endpoint: 'listWinners',
      field: 'value.list[*].amount',
      expected: 'a decimal string, such as "1234.50"',
      actual: expect.stringMatching(/^5 or null, \d+ times$/),
    },
  ),
  of(
    'a number as a string',
    '/lgw/lottery/numero',
    valued((value) => (value['pageNum'] = '1')),
    {
      endpoint: 'listDraws',
      field: 'value.pageNum',
      actual: '"1"',
      effect: cachedOrNotice,
    },
  ),
  of(
    'null',
    '/wps/member/info',
    valued((value) => (value['account'] = null)),
    {
      endpoint: 'getMember',
      field: 'value.account',
      actual: 'null',
    },
  ),
  of(
    'a date in seconds',
    '/lgw/winner/board',
    valued((row) => (row['time'] = 1_790_000_000), 'list'),
    {
      endpoint: 'listWinners',
      field: 'value.list[*].time',
      effect: 'reads it as 1970-01-21',
    },
  ),
  of(
    'a page without its total',
    '/wps/record/bets',
    valued((value) => delete value['totalCount']),
    {
      endpoint: 'listBets',
      field: 'value.totalCount',
      effect: notice,
    },
  ),
  of(
    'money in minor units',
    '/wps/wallet',
    valued((value) => (value['sumBalance'] = '123450')),
    {
      endpoint: 'getWallet',
      field: 'value.sumBalance',
      effect: 'reads it as 123450.00 of the currency',
    },
  ),
  of(
    'money with three decimals',
    '/wps/wallet',
    valued((value) => (value['sumBalance'] = '1.234')),
    {
      endpoint: 'getWallet',
      field: 'value.sumBalance',
      actual: '"1.234"',
      effect: notice,
    },
  ),
  of(
    'another sealing key',
    '/wps/session/key',
    valued((value) => (value['n'] = `${String(value['n']).slice(0, -2)}AA`)),
    {
      endpoint: 'getSealingKey',
      field: 'n',
      effect: 'refuses to log anyone in',
    },
  ),
]
