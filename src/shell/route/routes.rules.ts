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

interface RouteRule {
  readonly backTo: BackTo
  readonly frame: Frame
}

const rule = (frame: Frame, backTo: BackTo): RouteRule => ({ frame, backTo })

const home = () => rule('home', 'none')
const page = (backTo: BackTo = 'history') => rule('page', backTo)
const form = (backTo: BackTo = 'history') => rule('form', backTo)
const game = () => rule('game', 'history')

const homes = {
  '/': home(),
  '/m': home(),
  '/m/index': home(),
  '/m/index.html': home(),
  '/m/home': home(),
}

const pages = {
  '/m/login': form('/m/home'),
  '/m/socialreturn': form('/m/home'),
  '/m/register': form('/'),
  '/m/register.html': form('/'),
  '/m/forget': form('/m/home'),
  '/m/changepsw': form(),
  '/m/trail': form('/m/home'),
  '/m/feedback': form(),

  '/m/help': page(),
  '/m/helpdetail': page(),
  '/m/notice': page(),
  '/m/webemail': page(),
  '/m/message': page('/m/home'),
  '/m/messages': page('/m/home'),

  '/m/activity': page('/m/home'),
  '/m/activity/signin': page(),
  '/m/activitydetail': page(),
  '/m/leaderboard': page(),
  '/m/rewardcenter': page(),
  '/m/invitefriends': page(),
  '/m/affiliate': page(),
  '/m/agentregister': form(),

  '/m/providers': page(),
  '/m/gamelobbycenter': page(),
  '/m/gamelist': page(),
  '/m/gamecenter': page(),
  '/m/game': page(),
  '/m/slotscenter': page(),
  '/m/hot': page(),
  '/m/fav': page(),
  '/m/recent': page(),
  '/m/jackpot': page(),
  '/m/lottery': page(),
  '/m/lotteryhistory': page(),
  '/m/launchgame': game(),
  '/m/startlottery': game(),

  '/m/app': page(),
  '/m/appdownload': form(),
  '/m/service': page(),
  '/m/share': page('/m/home'),

  '/m/member/home': page(),
  '/m/member/benefits': page(),
  '/m/member/security': page(),
  '/m/member/data': page(),
  '/m/member/limits': page(),
  '/m/member/agent/getsalarycontract': form(),
  '/m/member/agent/getdevidendcontract': form(),
  '/m/member/agent/gethourcontract': form(),
  '/m/vouchercenter': page(),
  '/m/withdraw': form(),
  '/m/gamerecord': page(),
}

/** Every path of section 2 of the specification, in lower case; the platform spells some with capitals. */
export const routeRules = { ...homes, ...pages }

/** The paths that have a title of their own. */
export type PagePath = keyof typeof pages

/** A path as the tables spell it, however it is cased and with or without a slash at its end. */
export const spelled = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '') || '/'

export function ruleOf(pathname: string): RouteRule | undefined {
  const path = spelled(pathname)
  return isKnown(path) ? routeRules[path] : undefined
}

const isKnown = (path: string): path is keyof typeof routeRules => Object.hasOwn(routeRules, path)

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
