import { readFileSync } from 'node:fs'
import { type AnyRouter, createMemoryHistory, isRedirect } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { readPush } from '#sw/push/push.rules.ts'
import { isPhonePage } from '#api/site/phonePages.ts'
import { openSessionIntent } from '#features/session/session.atoms.ts'
import { grant, setUpSession } from '#features/session/session.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { hasHeader, hasTabBar } from '#shell/route/layouts.ts'
import { routesAt, staticDataAt } from '#shell/route/staticData.ts'
import { makeRouter } from './router.ts'

const router = makeRouter()
const at = (pathname: string) => staticDataAt(router, pathname)

setUpSession()
type Visitor = 'guest' | 'trial' | 'member'
const be = (visitor: Visitor) =>
  visitor !== 'guest' &&
  store.set(openSessionIntent, { ...grant, type: visitor === 'trial' ? 4 : 0 })

/** The address that a page's guards redirect to; 'in' where they let the visitor in. */
function endOf(href: string) {
  const { parseLocation, matchRoutes, routesById, resolveRedirect }: AnyRouter = router
  const location = parseLocation(createMemoryHistory({ initialEntries: [href] }).location)
  const matches = matchRoutes(location)
  const context = { preload: () => undefined }
  try {
    for (const { routeId, search } of matches)
      routesById[routeId].options.beforeLoad?.({ location, matches, search })
    const { routeId, loaderDeps: deps } = matches.at(-1) ?? {}
    if (routeId === '/_session/m/(games)/launchGame')
      routesById[routeId].options.loader({ context, deps })
    return 'in'
  } catch (thrown) {
    return isRedirect(thrown) && resolveRedirect(thrown).options.href
  }
}

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
] // oxfmt-ignore

describe('the routes', () => {
  it.each(specified)('match %s in any case', (path) => {
    expect(routesAt(router, path)).not.toEqual([])
    expect(routesAt(router, path.toUpperCase())).toEqual(routesAt(router, path))
  })

  it.each(['/m/nowhere', '/x', '/x/y', '/m/home/x', '/m/toString', '/constructor', '/m/%E0%A4%A'])(
    'do not match %s, which has no title',
    (path) => {
      expect(routesAt(router, path)).toEqual([])
      expect(at(path)).toEqual({ layout: 'page' })
    },
  )

  it('have a title each, except home', () => {
    const paths = Object.keys(router.routesByPath)
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

  it.each<[Visitor, string, string]>([
    ['guest', '/m/fav', '/m/login?next=%2Fm%2Ffav'],
    ['guest', '/m/webEmail', '/m/login?next=%2Fm%2FwebEmail'],
    ['guest', '/m/member/home', '/m/login?next=%2Fm%2Fmember%2Fhome'],
    ['guest', '/m/withdraw', '/m/login?next=%2Fm%2Fwithdraw'],
    ['guest', '/m/changePsw', '/m/home'],
    ['guest', '/m/launchGame?gameId=7', '/m/login?next=%2Fm%2FlaunchGame%3FgameId%3D7'],
    ['guest', '/m/launchGame?gameId=7&free=true', 'in'],
    ['guest', '/m/lotteryHistory', 'in'],
    ['guest', '/m/lotteryHistory?tab=tickets', '/m/login?next=%2Fm%2FlotteryHistory%3Ftab%3Dtickets'],
    ['guest', '/m/login', 'in'],
    ['guest', '/m/trail', 'in'],
    ['guest', '/m/hot', 'in'],
    ['guest', '/m/member/data', 'in'],
    ['trial', '/m/fav', 'in'],
    ['trial', '/m/register.html', 'in'],
    ['trial', '/m/trail', 'in'],
    ['trial', '/m/withdraw', '/m/home'],
    ['trial', '/m/changePsw', '/m/home'],
    ['member', '/m/withdraw', 'in'],
    ['member', '/m/changePsw', 'in'],
    ['member', '/m/member/agent/getHourContract', 'in'],
    ['member', '/m/lotteryHistory?tab=tickets', 'in'],
    ['member', '/m/launchGame?gameId=7', 'in'],
    ['member', '/m/launchGame?prize_mode=SEA&code=lobby', '/m/startLottery?prize_mode=SEA&gameId=lobby'],
    ['member', '/m/login?next=%2Fm%2Ffav', '/m/fav'],
    ['member', '/m/register.html', '/m/home'],
    ['member', '/m/trail', '/m/home'],
  ])('let a %s who wants %s %s', (visitor, href, end) => {
    be(visitor)
    expect(endOf(href)).toBe(end)
  }) // oxfmt-ignore

  it.each([
    '/m/home', '/m/gameLobbyCenter', '/m/gameList', '/m/gameCenter', '/m/game', '/m/slotsCenter',
    '/m/hot', '/m/fav', '/m/recent', '/m/jackpot', '/m/providers', '/m/lottery',
    '/m/lotteryHistory', '/m/leaderBoard', '/m/launchGame', '/m/startLottery',
  ])('load the first read of %s before it is drawn', (path) => {
    expect(routesAt(router, path).at(-1)?.options.loader).toBeTypeOf('function')
  }) // oxfmt-ignore
})

const { id, start_url, share_target, shortcuts } = JSON.parse(
  readFileSync('manifest.webmanifest', 'utf8'),
)
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

it('the policy allows Firebase exactly on pages that ask for a code without a session', () => {
  const paths = Object.keys(router.routesByPath)
  const asking = paths.filter((path) => ['login', 'register'].includes(at(path).layout))
  expect(paths.filter(isPhonePage)).toEqual(asking)
})

it('a push without a page of the app opens a default page', () => {
  expect(at(readPush(undefined).path)).toHaveProperty('title')
})
