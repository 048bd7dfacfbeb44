import type { Contract } from '../src/api/contract.ts'
import type { Answer } from './call.ts'
import * as announcements from './handlers/announcements.ts'
import * as catalogue from './handlers/catalogue.ts'
import * as favourites from './handlers/favourites.ts'
import * as feedback from './handlers/feedback.ts'
import * as games from './handlers/games.ts'
import * as help from './handlers/help.ts'
import * as jackpots from './handlers/jackpots.ts'
import * as launch from './handlers/launch.ts'
import * as lottery from './handlers/lottery.ts'
import * as lotteryLaunch from './handlers/lotteryLaunch.ts'
import * as lotteryTickets from './handlers/lotteryTickets.ts'
import * as member from './handlers/member.ts'
import * as password from './handlers/password.ts'
import * as recent from './handlers/recent.ts'
import * as registration from './handlers/registration.ts'
import * as session from './handlers/session.ts'
import * as site from './handlers/site.ts'
import * as social from './handlers/social.ts'
import * as support from './handlers/support.ts'
import * as trial from './handlers/trial.ts'
import * as vendors from './handlers/vendors.ts'
import * as verification from './handlers/verification.ts'

type Handlers = { readonly [K in keyof Contract]: Answer<Contract[K]> }

/** One handler per endpoint: an endpoint without one does not compile. */
export const handlers: Handlers = {
  ...site,
  ...support,
  listFeedback: feedback.listFeedback,
  sendFeedback: feedback.sendFeedback,
  ...vendors,
  ...games,
  ...catalogue,
  ...favourites,
  ...recent,
  ...launch,
  ...lottery,
  ...lotteryLaunch,
  ...lotteryTickets,
  ...jackpots,
  ...announcements,
  ...help,
  ...registration,
  ...session,
  ...social,
  ...verification,
  ...trial,
  ...password,
  ...member,
}
