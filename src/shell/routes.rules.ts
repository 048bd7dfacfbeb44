import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What surrounds a screen: home has the banner and menu, a form no tab bar, a game nothing at all. */
export const frames = {
  home: { hasHeader: true, hasTabBar: true },
  page: { hasHeader: true, hasTabBar: true },
  form: { hasHeader: true, hasTabBar: false },
  game: { hasHeader: false, hasTabBar: false },
} as const

type Frame = keyof typeof frames

/** Where the back arrow leads; 'history' is the page before, or home when there is none. */
type BackTo = 'none' | 'history' | '/' | '/m/home'

export interface RouteRule {
  readonly title: MessageDescriptor
  readonly backTo: BackTo
  readonly frame: Frame
}

const rule = (title: MessageDescriptor, frame: Frame, backTo: BackTo) =>
  ({ title, frame, backTo }) satisfies RouteRule

const home = () => rule(msg`Home`, 'home', 'none')
const page = (title: MessageDescriptor, backTo: BackTo = 'history') => rule(title, 'page', backTo)
const form = (title: MessageDescriptor, backTo: BackTo = 'history') => rule(title, 'form', backTo)
const game = (title: MessageDescriptor) => rule(title, 'game', 'history')

/** Every path of section 2 of the specification, in lower case, as the platform spells it. */
export const routeRules: Readonly<Record<string, RouteRule>> = {
  '/': home(),
  '/m': home(),
  '/m/index': home(),
  '/m/index.html': home(),
  '/m/home': home(),

  '/m/login': form(msg`Sign in`, '/m/home'),
  '/m/socialreturn': form(msg`Sign in`, '/m/home'),
  '/m/register': form(msg`Sign up`, '/'),
  '/m/register.html': form(msg`Sign up`, '/'),
  '/m/forget': form(msg`Forgot password`, '/m/home'),
  '/m/changepsw': form(msg`Change password`),
  '/m/trail': form(msg`Free trial`, '/m/home'),
  '/m/feedback': form(msg`Feedback`),

  '/m/help': page(msg`Help center`),
  '/m/helpdetail': page(msg`Help center`),
  '/m/notice': page(msg`Notifications`),
  '/m/webemail': page(msg`Inbox`),
  '/m/message': page(msg`Messages`, '/m/home'),
  '/m/messages': page(msg`Messages`, '/m/home'),

  '/m/activity': page(msg`Promotions`, '/m/home'),
  '/m/activity/signin': page(msg`Daily sign-in`),
  '/m/activitydetail': page(msg`Promotion`),
  '/m/leaderboard': page(msg`Leaderboard`),
  '/m/rewardcenter': page(msg`Reward center`),
  '/m/invitefriends': page(msg`Invite friends`),
  '/m/affiliate': page(msg`Affiliate`),
  '/m/agentregister': form(msg`Agent registration`),

  '/m/providers': page(msg`Game providers`),
  '/m/gamelobbycenter': page(msg`Games`),
  '/m/gamelist': page(msg`Games`),
  '/m/gamecenter': page(msg`Game center`),
  '/m/game': page(msg`Game center`),
  '/m/slotscenter': page(msg`Slots`),
  '/m/hot': page(msg`Hot games`),
  '/m/fav': page(msg`Favorites`),
  '/m/recent': page(msg`Recent games`),
  '/m/jackpot': page(msg`Jackpots`),
  '/m/lottery': page(msg`Lottery`),
  '/m/lotteryhistory': page(msg`Lottery history`),
  '/m/launchgame': game(msg`Game`),
  '/m/startlottery': game(msg`Lottery`),

  '/m/app': page(msg`Get the app`),
  '/m/appdownload': form(msg`Get the app`),
  '/m/service': page(msg`Customer service`),

  '/m/member/home': page(msg`Profile`),
  '/m/member/benefits': page(msg`VIP privilege`),
  '/m/member/security': page(msg`Security`),
  '/m/member/data': page(msg`Data`),
  '/m/member/limits': page(msg`Playing limits`),
  '/m/member/agent/getsalarycontract': form(msg`Salary contract`),
  '/m/member/agent/getdevidendcontract': form(msg`Dividend contract`),
  '/m/member/agent/gethourcontract': form(msg`Hourly wage contract`),
  '/m/vouchercenter': page(msg`Deposit`),
  '/m/withdraw': form(msg`Withdraw`),
  '/m/gamerecord': page(msg`Game record`),
}

/** The rule of a path, however it is cased and with or without a slash at its end. */
export function ruleOf(pathname: string): RouteRule | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/'
  return Object.hasOwn(routeRules, path) ? routeRules[path] : undefined
}

/** Where something is being filled in, which outlives a session that ends over it. */
export function isForm(pathname: string, isTyped: boolean) {
  const frame = ruleOf(pathname)?.frame
  return frame === 'form' || (frame === 'page' && isTyped)
}

export const isHome = (pathname: string) => ruleOf(pathname)?.frame === 'home'

/** Where back leads from here: a path to replace with, or a step of the history. */
export function backFrom(pathname: string, hasHistory: boolean): 'step' | '/' | '/m/home' {
  const backTo = ruleOf(pathname)?.backTo ?? 'history'
  if (backTo === 'none') return '/m/home'
  if (backTo !== 'history') return backTo
  return hasHistory ? 'step' : '/m/home'
}
