import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type PagePath, spelled } from './routes.rules.ts'

const titles: Readonly<Record<PagePath, MessageDescriptor>> = {
  '/m/login': msg`Sign in`,
  '/m/socialreturn': msg`Sign in`,
  '/m/register': msg`Sign up`,
  '/m/register.html': msg`Sign up`,
  '/m/forget': msg`Forgot password`,
  '/m/changepsw': msg`Change password`,
  '/m/trail': msg`Free trial`,
  '/m/feedback': msg`Feedback`,
  '/m/help': msg`Help center`,
  '/m/helpdetail': msg`Help center`,
  '/m/notice': msg`Notifications`,
  '/m/webemail': msg`Inbox`,
  '/m/message': msg`Messages`,
  '/m/messages': msg`Messages`,
  '/m/activity': msg`Promotions`,
  '/m/activity/signin': msg`Daily sign-in`,
  '/m/activitydetail': msg`Promotion`,
  '/m/leaderboard': msg`Leaderboard`,
  '/m/rewardcenter': msg`Reward center`,
  '/m/invitefriends': msg`Invite friends`,
  '/m/affiliate': msg`Affiliate`,
  '/m/agentregister': msg`Agent registration`,
  '/m/providers': msg`Game providers`,
  '/m/gamelobbycenter': msg`Games`,
  '/m/gamelist': msg`Games`,
  '/m/gamecenter': msg`Game center`,
  '/m/game': msg`Game center`,
  '/m/slotscenter': msg`Slots`,
  '/m/hot': msg`Hot games`,
  '/m/fav': msg`Favorites`,
  '/m/recent': msg`Recent games`,
  '/m/jackpot': msg`Jackpots`,
  '/m/lottery': msg`Lottery`,
  '/m/lotteryhistory': msg`Lottery history`,
  '/m/launchgame': msg`Game`,
  '/m/startlottery': msg`Lottery`,
  '/m/app': msg`Get the app`,
  '/m/appdownload': msg`Get the app`,
  '/m/service': msg`Customer service`,
  '/m/share': msg`Search`,
  '/m/member/home': msg`Profile`,
  '/m/member/benefits': msg`VIP privilege`,
  '/m/member/security': msg`Security`,
  '/m/member/data': msg`Data`,
  '/m/member/limits': msg`Playing limits`,
  '/m/member/agent/getsalarycontract': msg`Salary contract`,
  '/m/member/agent/getdevidendcontract': msg`Dividend contract`,
  '/m/member/agent/gethourcontract': msg`Hourly wage contract`,
  '/m/vouchercenter': msg`Deposit`,
  '/m/withdraw': msg`Withdraw`,
  '/m/gamerecord': msg`Game record`,
}

/** What a page is called; nothing for home, which bears the brand. */
export function titleOf(pathname: string): MessageDescriptor | undefined {
  const path = spelled(pathname)
  return hasTitle(path) ? titles[path] : undefined
}

const hasTitle = (path: string): path is PagePath => Object.hasOwn(titles, path)
