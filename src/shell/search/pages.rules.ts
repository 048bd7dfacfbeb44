import type { Role } from '#api/roles.ts'
import type { SwitchId } from '#api/site/switches.ts'
import type { IconName } from '#ui/icon/Icon.tsx'
import type { AppPath } from '#shell/route/staticData.ts'

interface Page {
  readonly to: AppPath
  readonly icon: IconName
  /** Words that players type for the page, its name in both languages first; never shown. */
  readonly words: string
  /** Omitted if the merchant has switched it off. */
  readonly module?: SwitchId
  /** Default: all roles; guests have to sign in first. */
  readonly roles?: readonly Role[]
}

const guests: readonly Role[] = ['guest']
const accounts: readonly Role[] = ['member', 'agent', 'other']

export const pages: readonly Page[] = [
  {
    to: '/m/voucherCenter',
    icon: 'wallet',
    words:
      'Deposit add money top up recharge cash in pay bkash nagad rocket upay bank card ডিপোজিট জমা টাকা রিচার্জ ক্যাশ ইন বিকাশ নগদ রকেট উপায় ব্যাংক',
    module: 'FUNDTRANS3',
  },
  {
    to: '/m/withdraw',
    icon: 'share',
    words:
      'Withdraw withdrawal cash out payout take money bkash nagad bank উত্তোলন টাকা তোলা তুলুন উইথড্র ক্যাশ আউট বিকাশ নগদ ব্যাংক',
    module: 'FUNDTRANS3',
  },
  {
    to: '/m/gameRecord',
    icon: 'clock',
    words: 'Game record history bets bills statement transactions বাজির হিসাব খেলার রেকর্ড ইতিহাস',
    module: 'MEMTRANS3',
  },
  {
    to: '/m/rewardCenter',
    icon: 'gift',
    words: 'Reward center rewards bonus claim পুরস্কার কেন্দ্র রিওয়ার্ড সেন্টার বোনাস',
    module: 'REWCEN3',
  },
  {
    to: '/m/activity',
    icon: 'gift',
    words: 'Promotions bonus offers activities events প্রোমোশন প্রমোশন বোনাস অফার',
  },
  {
    to: '/m/activity/signIn',
    icon: 'check',
    words: 'Daily sign-in check-in দৈনিক সাইন ইন প্রতিদিনের হাজিরা চেক ইন',
  },
  {
    to: '/m/jackpot',
    icon: 'trophy',
    words: 'Jackpots jackpot pool জ্যাকপট',
  },
  {
    to: '/m/lottery',
    icon: 'lottery',
    words: 'Lottery lotto draws tickets 4D 3D লটারি লটো ড্র টিকিট',
    module: 'LOTT3',
  },
  {
    to: '/m/lotteryHistory',
    icon: 'lottery',
    words: 'Lottery history results numbers tickets draws লটারির ইতিহাস ফলাফল নম্বর টিকিট ড্র',
    module: 'LOTT3',
  },
  {
    to: '/m/member/limits',
    icon: 'filter',
    words: 'Playing limits limit break self exclusion responsible খেলার সীমা লিমিট বিরতি দায়িত্বশীল',
  },
  {
    to: '/m/member/security',
    icon: 'lock',
    words: 'Security password email phone devices নিরাপত্তা সিকিউরিটি পাসওয়ার্ড ইমেইল ফোন',
  },
  {
    to: '/m/changePsw',
    icon: 'lock',
    words: 'Change password পাসওয়ার্ড বদলান পরিবর্তন',
    roles: accounts,
  },
  { to: '/m/member/home', icon: 'profile', words: 'Profile account member প্রোফাইল অ্যাকাউন্ট' },
  {
    to: '/m/member/benefits',
    icon: 'crown',
    words: 'VIP privilege level tier benefits ভিআইপি সুবিধা লেভেল',
  },
  { to: '/m/messages', icon: 'mail', words: 'Messages মেসেজ বার্তা' },
  { to: '/m/webEmail', icon: 'mail', words: 'Inbox mail ইনবক্স চিঠি', module: 'COMM3' },
  {
    to: '/m/notice',
    icon: 'bell',
    words: 'Notifications announcements news নোটিফিকেশন ঘোষণা নোটিশ',
  },
  {
    to: '/m/service',
    icon: 'headset',
    words: 'Customer service support help chat contact telegram whatsapp কাস্টমার সার্ভিস সাপোর্ট চ্যাট',
  },
  { to: '/m/help', icon: 'help', words: 'Help center questions faq rules সহায়তা কেন্দ্র হেল্প সেন্টার' },
  {
    to: '/m/feedback',
    icon: 'chat',
    words: 'Feedback complaint problem report মতামত অভিযোগ ফিডব্যাক সমস্যা',
  },
  { to: '/m/leaderBoard', icon: 'trophy', words: 'Leaderboard winners rank লিডারবোর্ড বিজয়ী' },
  { to: '/m/hot', icon: 'flame', words: 'Hot games popular জনপ্রিয় হট গেম' },
  { to: '/m/fav', icon: 'star', words: 'Favorites favourites saved পছন্দের প্রিয় ফেভারিট' },
  { to: '/m/recent', icon: 'clock', words: 'Recent games last played সাম্প্রতিক গেম' },
  { to: '/m/providers', icon: 'all', words: 'Game providers vendors makers গেম প্রোভাইডার' },
  {
    to: '/m/inviteFriends',
    icon: 'people',
    words: 'Invite friends referral refer code বন্ধুদের আমন্ত্রণ রেফার রেফারেল',
    roles: ['guest', 'member', 'trial'],
  },
  {
    to: '/m/affiliate',
    icon: 'people',
    words: 'Affiliate agent partner commission অ্যাফিলিয়েট এজেন্ট কমিশন',
  },
  {
    to: '/m/agentRegister',
    icon: 'plus',
    words: 'Agent registration open accounts link এজেন্ট নিবন্ধন অ্যাকাউন্ট খুলুন',
    module: 'AGEINFO3',
    roles: ['agent'],
  },
  { to: '/m/app', icon: 'install', words: 'Get the app download install apk অ্যাপ নিন ডাউনলোড' },
  {
    to: '/m/member/data',
    icon: 'phone',
    words: 'Data storage saving cache ডেটা স্টোরেজ',
  },
  { to: '/m/login', icon: 'profile', words: 'Sign in log in login সাইন ইন লগ ইন', roles: guests },
  {
    to: '/m/register',
    icon: 'plus',
    words: 'Sign up register registration join নিবন্ধন সাইন আপ রেজিস্টার',
    module: 'REG3',
    roles: guests,
  },
  {
    to: '/m/forget',
    icon: 'lock',
    words: 'Forgot password reset পাসওয়ার্ড ভুলে গেছেন',
    roles: guests,
  },
  {
    to: '/m/trail',
    icon: 'play',
    words: 'Free trial demo practice ফ্রি ট্রায়াল ডেমো',
    roles: guests,
  },
]

/** The pages that this player can open with this merchant. */
export const pagesFor = (role: Role, isClosed: (id: SwitchId) => boolean): readonly Page[] =>
  pages.filter(
    ({ module, roles }) =>
      (module === undefined || !isClosed(module)) && (roles === undefined || roles.includes(role)),
  )
