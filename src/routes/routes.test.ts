import { describe, expect, it } from 'vitest'
import manifest from '../../manifest.webmanifest?raw'
import {
  requireMember,
  requireSession,
  leaveWithSession,
} from '../features/session/session.guard.ts'
import { hasHeader, hasTabBar } from '../shell/route/layouts.ts'
import { routesAt, staticDataAt } from '../shell/route/staticData.ts'
import { makeRouter } from './router.ts'

const router = makeRouter()
const at = (pathname: string) => staticDataAt(router, pathname)

/** Section 2 of the specification, path by path, spelled as there. */
const specified = [
  '/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/login', '/m/register',
  '/m/register.html', '/m/forget', '/m/changePsw', '/m/help', '/m/helpDetail', '/m/feedback',
  '/m/notice', '/m/webEmail', '/m/message', '/m/messages', '/m/activity', '/m/activity/signIn',
  '/m/activityDetail', '/m/providers', '/m/gameLobbyCenter', '/m/gameList', '/m/gameCenter',
  '/m/slotsCenter', '/m/lottery', '/m/launchGame', '/m/startLottery', '/m/hot', '/m/fav',
  '/m/recent', '/m/app', '/m/appDownload', '/m/member/home', '/m/member/benefits',
  '/m/member/agent/getSalaryContract', '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract', '/m/voucherCenter', '/m/withdraw', '/m/leaderBoard',
  '/m/gameRecord', '/m/rewardCenter', '/m/inviteFriends', '/m/agentRegister', '/m/affiliate',
  '/m/trail', '/m/game',
] // prettier-ignore

describe('the routes', () => {
  it.each(specified)('know %s, however it is cased', (path) => {
    expect(routesAt(router, path)).not.toEqual([])
    expect(routesAt(router, path.toUpperCase())).toEqual(routesAt(router, path))
  })

  it.each(['/m/nowhere', '/x', '/x/y', '/m/home/x', '/m/toString', '/constructor', '/m/%E0%A4%A'])(
    'do not know %s, which is a page without a title',
    (path) => {
      expect(routesAt(router, path)).toEqual([])
      expect(at(path)).toEqual({ layout: 'page' })
    },
  )

  it('have a title each, but for home', () => {
    const paths = Object.keys(router.routesByPath).filter((path) => path !== '/m/$')
    expect(paths.filter((path) => !at(path).title).toSorted()).toEqual(
      ['/', '/m', '/m/home', '/m/index', '/m/index.html'].toSorted(),
    )
  })

  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/M/Home/'])(
    'lay %s out as home',
    (path) => {
      expect(at(path).layout).toBe('home')
    },
  )

  it.each([
    ['/m/login', '/m/home'],
    ['/m/register', '/'],
    ['/m/register.html', '/'],
    ['/m/trail', '/m/home'],
    ['/m/activity', '/m/home'],
    ['/m/forget', '/m/home'],
    ['/m/message', '/m/home'],
    ['/m/help', undefined],
    ['/m/gameLobbyCenter', undefined],
    ['/m/startLottery', undefined],
  ])('lead back from %s to %s', (path, back) => {
    expect(at(path).back).toBe(back)
  })

  it.each([
    ['/m/home', true, true],
    ['/m/hot', true, true],
    ['/m/voucherCenter', true, true],
    ['/m/login', true, false],
    ['/m/register', true, false],
    ['/m/withdraw', true, false],
    ['/m/launchGame', false, false],
    ['/m/startLottery', false, false],
  ])('give %s a header: %s, and a tab bar: %s', (path, header, tabBar) => {
    const { layout } = at(path)
    expect([hasHeader(layout), hasTabBar(layout)]).toEqual([header, tabBar])
  })

  it.each([
    ['/m/voucherCenter', 'money'],
    ['/m/withdraw', 'money'],
    ['/m/changePsw', 'money'],
    ['/m/gameRecord', 'money'],
    ['/m/rewardCenter', 'money'],
    ['/m/member/security', 'money'],
    ['/M/WITHDRAW/', 'money'],
    ['/m/webEmail', 'mail'],
    ['/m/notice', undefined],
    ['/m/fav', undefined],
    ['/m/launchGame', undefined],
    ['/m/register', undefined],
  ])('say that %s needs %s', (path, needs) => {
    expect(at(path).needs).toBe(needs)
  })

  it.each([
    ['/m/fav', requireSession],
    ['/m/webEmail', requireSession],
    ['/m/member/home', requireSession],
    ['/m/withdraw', requireMember],
    ['/m/member/benefits', requireMember],
    ['/m/member/agent/getHourContract', requireMember],
    ['/m/login', leaveWithSession],
    ['/m/register.html', leaveWithSession],
    ['/m/hot', undefined],
    ['/m/member/data', undefined],
  ])('guard %s', (path, guard) => {
    const guards = routesAt(router, path).flatMap(({ options }) => options.beforeLoad ?? [])
    expect(guards).toEqual(guard ? [guard] : [])
  })

  it.each([
    '/m/home', '/m/gameLobbyCenter', '/m/gameList', '/m/gameCenter', '/m/game', '/m/slotsCenter',
    '/m/hot', '/m/fav', '/m/recent', '/m/jackpot', '/m/providers', '/m/lottery',
    '/m/lotteryHistory', '/m/leaderBoard', '/m/launchGame', '/m/startLottery',
  ])('ask for the first read of %s before it is drawn', (path) => {
    expect(routesAt(router, path).at(-1)?.options.loader).toBeTypeOf('function')
  }) // prettier-ignore
})

const { id, start_url, share_target, shortcuts } = JSON.parse(manifest)
const addresses: string[] = [
  id,
  start_url,
  share_target.action,
  ...shortcuts.map(({ url }: { readonly url: string }) => url),
]

it.each(addresses)('the manifest opens %s, which is a page of the app', (address) => {
  const { pathname } = new URL(address, 'https://mela.example')
  expect(routesAt(router, pathname)).not.toEqual([])
})
