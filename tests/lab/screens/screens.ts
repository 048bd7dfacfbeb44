export type Who = 'guest' | 'trial' | 'member' | 'poor' | 'contract'

export interface Screen {
  readonly name: string
  readonly path: string
  /** Default: a guest. */
  readonly who?: Who
  /** Selectors of the elements to press, in order. */
  readonly press?: readonly string[]
  /** A glob of requests that fail. */
  readonly fails?: string
  /** It is about the platform's popup, which is kept away from the other screens of home. */
  readonly isPopup?: true
}

const menu = 'header [aria-haspopup=dialog]'

/** Every screen of the app, and those of its states that look different, by the player's goal. */
export const screens: Readonly<Record<string, readonly Screen[]>> = {
  home: [
    { name: 'home', path: '/m/home' },
    { name: 'home of a player', path: '/m/home', who: 'member' },
    { name: 'home on a free trial', path: '/m/home', who: 'trial' },
    { name: 'popup', path: '/m/home', who: 'member', isPopup: true },
    { name: 'home without an answer', path: '/m/home', fails: '**/lgw/**' },
    { name: 'menu', path: '/m/home', press: [menu] },
    { name: 'menu of a player', path: '/m/home', who: 'member', press: [menu] },
    { name: 'affiliate panel', path: '/m/home', press: ['nav [href="/m/affiliate"]'] },
  ],
  games: [
    { name: 'lobby', path: '/m/gameLobbyCenter' },
    { name: 'lobby of one category', path: '/m/gameLobbyCenter?gameCategory=RNG' },
    {
      name: 'filter',
      path: '/m/gameLobbyCenter?gameCategory=RNG',
      press: ['main button[aria-haspopup=dialog]'],
    },
    {
      name: 'lobby without an answer',
      path: '/m/gameLobbyCenter?gameCategory=LIVE',
      fails: '**/lgw/**',
    },
    { name: 'nothing found', path: '/m/gameLobbyCenter?gameCategory=RNG&gameName=zzzz' },
    { name: 'list of home', path: '/m/home?pageType=list&gameType=FISH' },
    { name: 'search', path: '/m/home?find=' },
    { name: 'search results', path: '/m/home?find=sonar' },
    { name: 'search without a result', path: '/m/home?find=qqqqqq' },
    { name: 'game sheet', path: '/m/home?card=10381' },
    { name: 'hot games', path: '/m/hot' },
    { name: 'providers', path: '/m/providers' },
    { name: 'games of a provider', path: '/m/providers?vassalage=BAAGH' },
    { name: 'favourites', path: '/m/fav', who: 'member' },
    { name: 'no favourites', path: '/m/fav', who: 'poor' },
    { name: 'recent games', path: '/m/recent', who: 'member' },
    { name: 'no recent games', path: '/m/recent', who: 'poor' },
    { name: 'leaderboard', path: '/m/leaderBoard' },
    { name: 'leaderboard of a player', path: '/m/leaderBoard', who: 'member' },
    { name: 'game', path: '/m/launchGame?gameId=10381&vassalage=BAAGH', who: 'member' },
    { name: 'unknown game', path: '/m/launchGame?gameId=none', who: 'member' },
    { name: 'shared text', path: '/m/share?text=sonar' },
  ],
  lottery: [
    { name: 'lottery', path: '/m/lottery' },
    { name: 'draws', path: '/m/lottery?list=draws' },
    { name: 'draws and tickets', path: '/m/lotteryHistory', who: 'member' },
    { name: 'tickets', path: '/m/lotteryHistory?tab=tickets', who: 'member' },
    { name: 'jackpots', path: '/m/jackpot' },
    {
      name: 'ticket window',
      path: '/m/startLottery?playType=trad&gameId=mela45&prize_mode=ELOTT&vassalage=LOTT',
      who: 'member',
    },
  ],
  account: [
    { name: 'login', path: '/m/login' },
    { name: 'login with errors', path: '/m/login', press: ['main [type=submit]'] },
    { name: 'registration', path: '/m/register' },
    { name: 'registration with errors', path: '/m/register', press: ['main [type=submit]'] },
    { name: 'forgotten password', path: '/m/forget' },
    { name: 'free trial', path: '/m/trail' },
    { name: 'sign-in by another site', path: '/m/socialReturn?error=access_denied' },
    { name: 'profile', path: '/m/member/home', who: 'member' },
    { name: 'profile on a free trial', path: '/m/member/home', who: 'trial' },
    { name: 'VIP', path: '/m/member/benefits', who: 'member' },
    {
      name: 'VIP without an answer',
      path: '/m/member/benefits',
      who: 'member',
      fails: '**/wps/**benefit**',
    },
    { name: 'limits', path: '/m/member/limits', who: 'member' },
    {
      name: 'limit',
      path: '/m/member/limits',
      who: 'member',
      press: ['main [aria-haspopup=dialog]'],
    },
    { name: 'security', path: '/m/member/security', who: 'member' },
    { name: 'change the password', path: '/m/changePsw', who: 'member' },
    { name: 'data on this device', path: '/m/member/data', who: 'member' },
  ],
  money: [
    { name: 'deposit', path: '/m/voucherCenter', who: 'member' },
    {
      name: 'deposit without an answer',
      path: '/m/voucherCenter',
      who: 'member',
      fails: '**/wps/**deposit**',
    },
    { name: 'withdraw', path: '/m/withdraw', who: 'member' },
    { name: 'withdraw with nothing', path: '/m/withdraw', who: 'poor' },
    { name: 'bets', path: '/m/gameRecord?period=month', who: 'member' },
    { name: 'no bets', path: '/m/gameRecord', who: 'poor' },
    { name: 'profit and loss', path: '/m/gameRecord?tab=profit&period=month', who: 'member' },
    {
      name: 'own period',
      path: '/m/gameRecord',
      who: 'member',
      press: ['main [role=radiogroup] label:last-child'],
    },
    { name: 'rewards', path: '/m/rewardCenter', who: 'member' },
    { name: 'rewards in progress', path: '/m/rewardCenter?tab=progress', who: 'member' },
    { name: 'rewards of the past', path: '/m/rewardCenter?tab=history', who: 'member' },
  ],
  promotions: [
    { name: 'promotions', path: '/m/activity' },
    { name: 'promotions of a player', path: '/m/activity', who: 'member' },
    { name: 'promotion', path: '/m/activityDetail?id=1', who: 'member' },
    { name: 'unknown promotion', path: '/m/activityDetail?id=none' },
    { name: 'daily check-in', path: '/m/activity/signIn', who: 'member' },
    { name: 'daily check-in of a guest', path: '/m/activity/signIn' },
    { name: 'invite friends', path: '/m/inviteFriends', who: 'member' },
  ],
  agency: [
    { name: 'affiliate', path: '/m/affiliate' },
    { name: 'agent registration', path: '/m/agentRegister', who: 'contract' },
    { name: 'salary contract', path: '/m/member/agent/getSalaryContract', who: 'contract' },
    { name: 'dividend contract', path: '/m/member/agent/getDevidendContract', who: 'contract' },
    { name: 'hour contract', path: '/m/member/agent/getHourContract', who: 'contract' },
  ],
  messages: [
    { name: 'messages', path: '/m/messages', who: 'member' },
    { name: 'notices', path: '/m/notice' },
    { name: 'inbox', path: '/m/webEmail', who: 'member' },
    { name: 'letter', path: '/m/webEmail?id=8', who: 'member' },
    { name: 'empty inbox', path: '/m/webEmail', who: 'poor' },
    { name: 'help', path: '/m/help' },
    { name: 'help topic', path: '/m/helpDetail?i=0' },
    { name: 'help without a result', path: '/m/help?q=qqqqqq' },
    { name: 'customer service', path: '/m/service' },
    { name: 'feedback', path: '/m/feedback', who: 'member' },
  ],
  app: [
    { name: 'get the app', path: '/m/app' },
    { name: 'download', path: '/m/appDownload' },
  ],
}

/** Other addresses of the screens above. */
export const aliases = [
  '/', '/m', '/m/index', '/m/index.html', '/m/register.html', '/m/message', '/m/game',
  '/m/gameCenter', '/m/gameList', '/m/slotsCenter',
] // oxfmt-ignore

export const allScreens = Object.entries(screens).flatMap(([group, list]) =>
  list.map((screen) => ({ ...screen, group })),
)

/** Routes that no screen in the list covers. */
export function missingRoutes(paths: readonly string[]): string[] {
  const known = [...aliases, ...allScreens.map(({ path }) => path.split('?')[0] ?? path)]
  return paths.filter((path) => !known.includes(path.replace(/(?<=.)\/$/, '')))
}
