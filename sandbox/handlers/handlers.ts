import type { Contract } from '../../src/api/contract.ts'
import type { Answer } from '../http/call.ts'
import * as affiliate from './promotions/affiliate.ts'
import * as agency from './promotions/agency.ts'
import * as agentContracts from './promotions/agentContracts.ts'
import * as announcements from './content/announcements.ts'
import * as accounts from './account/accounts.ts'
import * as benefits from './promotions/benefits.ts'
import * as catalogue from './games/catalogue.ts'
import * as chat from './content/chat.ts'
import * as deposit from './money/deposit.ts'
import * as downloads from './site/downloads.ts'
import * as favourites from './games/favourites.ts'
import * as feedback from './content/feedback.ts'
import * as games from './games/games.ts'
import * as handOff from './session/handOff.ts'
import * as help from './content/help.ts'
import * as inbox from './content/inbox.ts'
import * as invite from './promotions/invite.ts'
import * as jackpots from './games/jackpots.ts'
import * as launch from './games/launch.ts'
import * as leaders from './games/leaders.ts'
import * as limits from './money/limits.ts'
import * as liveModels from './games/liveModels.ts'
import * as lottery from './games/lottery.ts'
import * as lotteryLaunch from './games/lotteryLaunch.ts'
import * as lotteryTickets from './games/lotteryTickets.ts'
import * as member from './account/member.ts'
import * as memberData from './account/memberData.ts'
import * as password from './account/password.ts'
import * as policyReports from './site/policyReports.ts'
import * as promotions from './promotions/promotions.ts'
import * as push from './site/push.ts'
import * as recent from './games/recent.ts'
import * as records from './money/records.ts'
import * as registration from './account/registration.ts'
import * as email from './account/email.ts'
import * as security from './account/security.ts'
import * as rewards from './promotions/rewards.ts'
import * as session from './session/session.ts'
import * as site from './site/site.ts'
import * as social from './session/social.ts'
import * as support from './content/support.ts'
import * as trial from './session/trial.ts'
import * as upload from './money/upload.ts'
import * as vendors from './games/vendors.ts'
import * as verification from './account/verification.ts'
import * as vitals from './site/vitals.ts'
import * as withdrawal from './money/withdrawal.ts'
import * as withdrawalSecrets from './money/withdrawalSecrets.ts'

type Handlers = { readonly [K in keyof Contract]: Answer<Contract[K]> }

/** One handler per endpoint: a missing one does not compile. */
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
