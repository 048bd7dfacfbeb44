import { describe, expect, it } from 'vitest'
import { backFrom, frames, isForm, isHome, routeRules, ruleOf } from './routes.rules.ts'

/** Section 2 of the specification, path by path, as it spells them. */
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

it.each([
  ['/m/changePsw', false, true],
  ['/m/withdraw', false, true],
  ['/m/voucherCenter', true, true],
  ['/m/voucherCenter', false, false],
  ['/m/member/home', false, false],
  ['/m/launchGame', true, false],
  ['/m/home', true, false],
])('%s, with something typed: %s, is a form: %s', (path, isTyped, expected) => {
  expect(isForm(path, isTyped)).toBe(expected)
})

describe('the route table', () => {
  it.each(specified)('knows %s, however it is cased', (path) => {
    expect(ruleOf(path)).toBeDefined()
    expect(ruleOf(path.toUpperCase())).toBe(ruleOf(path))
  })

  it.each(['/m/nowhere', '/x', '/m/home/x', '/m/toString', '/constructor'])(
    'does not know %s',
    (path) => {
      expect(ruleOf(path)).toBeUndefined()
    },
  )

  it('is written in lower case, or a path could never be found', () => {
    expect(Object.keys(routeRules).filter((path) => path !== path.toLowerCase())).toEqual([])
  })

  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/M/Home/'])(
    '%s is home',
    (path) => {
      expect(isHome(path)).toBe(true)
    },
  )

  it.each([
    ['/m/login', true, '/m/home'],
    ['/m/register', true, '/'],
    ['/m/register.html', true, '/'],
    ['/m/trail', true, '/m/home'],
    ['/m/activity', true, '/m/home'],
    ['/m/forget', true, '/m/home'],
    ['/m/message', true, '/m/home'],
    ['/m/help', true, 'step'],
    ['/m/help', false, '/m/home'],
    ['/m/gameLobbyCenter', true, 'step'],
    ['/m/gameLobbyCenter', false, '/m/home'],
    ['/m/startLottery', true, 'step'],
    ['/m/never-heard-of', false, '/m/home'],
  ])('back from %s, with a page before it: %s, leads to %s', (path, hasHistory, to) => {
    expect(backFrom(path, hasHistory)).toBe(to)
  })

  it.each([
    ['/m/home', true, true],
    ['/m/hot', true, true],
    ['/m/voucherCenter', true, true],
    ['/m/login', true, false],
    ['/m/register', true, false],
    ['/m/launchGame', false, false],
    ['/m/startLottery', false, false],
  ])('%s has a header: %s, and a tab bar: %s', (path, hasHeader, hasTabBar) => {
    const rule = ruleOf(path)
    expect(rule && frames[rule.frame]).toEqual({ hasHeader, hasTabBar })
  })
})
