import type { Contract } from '../src/api/contract.ts'
import type { Answer } from './call.ts'
import * as affiliate from './handlers/affiliate.ts'
import * as agency from './handlers/agency.ts'
import * as agentContracts from './handlers/agentContracts.ts'
import * as announcements from './handlers/announcements.ts'
import * as accounts from './handlers/accounts.ts'
import * as benefits from './handlers/benefits.ts'
import * as catalogue from './handlers/catalogue.ts'
import * as chat from './handlers/chat.ts'
import * as deposit from './handlers/deposit.ts'
import * as downloads from './handlers/downloads.ts'
import * as favourites from './handlers/favourites.ts'
import * as feedback from './handlers/feedback.ts'
import * as games from './handlers/games.ts'
import * as handOff from './handlers/handOff.ts'
import * as help from './handlers/help.ts'
import * as inbox from './handlers/inbox.ts'
import * as invite from './handlers/invite.ts'
import * as jackpots from './handlers/jackpots.ts'
import * as launch from './handlers/launch.ts'
import * as leaders from './handlers/leaders.ts'
import * as limits from './handlers/limits.ts'
import * as liveModels from './handlers/liveModels.ts'
import * as lottery from './handlers/lottery.ts'
import * as lotteryLaunch from './handlers/lotteryLaunch.ts'
import * as lotteryTickets from './handlers/lotteryTickets.ts'
import * as member from './handlers/member.ts'
import * as memberData from './handlers/memberData.ts'
import * as password from './handlers/password.ts'
import * as policyReports from './handlers/policyReports.ts'
import * as promotions from './handlers/promotions.ts'
import * as push from './handlers/push.ts'
import * as recent from './handlers/recent.ts'
import * as records from './handlers/records.ts'
import * as registration from './handlers/registration.ts'
import * as email from './handlers/email.ts'
import * as security from './handlers/security.ts'
import * as rewards from './handlers/rewards.ts'
import * as session from './handlers/session.ts'
import * as site from './handlers/site.ts'
import * as social from './handlers/social.ts'
import * as support from './handlers/support.ts'
import * as trial from './handlers/trial.ts'
import * as upload from './handlers/upload.ts'
import * as vendors from './handlers/vendors.ts'
import * as verification from './handlers/verification.ts'
import * as vitals from './handlers/vitals.ts'
import * as withdrawal from './handlers/withdrawal.ts'
import * as withdrawalSecrets from './handlers/withdrawalSecrets.ts'

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
