import type { Contract } from '../src/api/contract.ts'
import type { Answer } from './http/call.ts'
import * as affiliate from './handlers/promotions/affiliate.ts'
import * as agency from './handlers/promotions/agency.ts'
import * as agentContracts from './handlers/promotions/agentContracts.ts'
import * as announcements from './handlers/content/announcements.ts'
import * as accounts from './handlers/account/accounts.ts'
import * as benefits from './handlers/promotions/benefits.ts'
import * as catalogue from './handlers/games/catalogue.ts'
import * as chat from './handlers/content/chat.ts'
import * as deposit from './handlers/money/deposit.ts'
import * as downloads from './handlers/site/downloads.ts'
import * as favourites from './handlers/games/favourites.ts'
import * as feedback from './handlers/content/feedback.ts'
import * as games from './handlers/games/games.ts'
import * as handOff from './handlers/account/handOff.ts'
import * as help from './handlers/content/help.ts'
import * as inbox from './handlers/content/inbox.ts'
import * as invite from './handlers/promotions/invite.ts'
import * as jackpots from './handlers/games/jackpots.ts'
import * as launch from './handlers/games/launch.ts'
import * as leaders from './handlers/games/leaders.ts'
import * as limits from './handlers/money/limits.ts'
import * as liveModels from './handlers/liveModels.ts'
import * as lottery from './handlers/games/lottery.ts'
import * as lotteryLaunch from './handlers/games/lotteryLaunch.ts'
import * as lotteryTickets from './handlers/games/lotteryTickets.ts'
import * as member from './handlers/account/member.ts'
import * as memberData from './handlers/account/memberData.ts'
import * as password from './handlers/account/password.ts'
import * as policyReports from './handlers/policyReports.ts'
import * as promotions from './handlers/promotions/promotions.ts'
import * as push from './handlers/site/push.ts'
import * as recent from './handlers/games/recent.ts'
import * as records from './handlers/money/records.ts'
import * as registration from './handlers/account/registration.ts'
import * as email from './handlers/email.ts'
import * as security from './handlers/account/security.ts'
import * as rewards from './handlers/promotions/rewards.ts'
import * as session from './handlers/account/session.ts'
import * as site from './handlers/site/site.ts'
import * as social from './handlers/account/social.ts'
import * as support from './handlers/content/support.ts'
import * as trial from './handlers/account/trial.ts'
import * as upload from './handlers/money/upload.ts'
import * as vendors from './handlers/games/vendors.ts'
import * as verification from './handlers/account/verification.ts'
import * as vitals from './handlers/site/vitals.ts'
import * as withdrawal from './handlers/money/withdrawal.ts'
import * as withdrawalSecrets from './handlers/money/withdrawalSecrets.ts'

type Handlers = { readonly [K in keyof Contract]: Answer<Contract[K]> }

/** One handler per endpoint: an endpoint without one does not compile. */
export const handlers: Handlers = {
  ...site,
  ...downloads,
  ...support,
  ...feedback,
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
  ...policyReports,
  ...promotions,
  ...rewards,
  ...invite,
  ...help,
  ...registration,
  ...session,
  ...handOff,
  ...social,
  ...verification,
  ...trial,
  ...password,
  ...member,
  ...inbox,
  ...push,
  ...chat,
  ...memberData,
  ...benefits,
  ...affiliate,
  ...agency,
  ...agentContracts,
  ...security,
  ...email,
  ...upload,
  ...deposit,
  ...accounts,
  ...withdrawal,
  ...withdrawalSecrets,
  ...limits,
  ...liveModels,
  ...records,
  ...leaders,
  ...vitals,
}
