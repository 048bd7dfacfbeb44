import type { AnyEndpoint } from './endpoint.ts'
import * as site from './site/site.ts'
import * as country from './site/country.ts'
import * as downloads from './site/downloads.ts'
import * as support from './content/support.ts'
import * as feedback from './content/feedback.ts'
import * as vendors from './games/vendors.ts'
import * as vendorList from './games/vendorList.ts'
import * as games from './games/games.ts'
import * as oneGame from './games/oneGame.ts'
import * as winners from './games/winners.ts'
import * as liveModels from './games/liveModels.ts'
import * as catalogue from './games/catalogue.ts'
import * as favourites from './games/favourites.ts'
import * as recent from './games/recent.ts'
import * as launch from './games/launch.ts'
import * as lottery from './games/lottery.ts'
import * as jackpots from './games/jackpots.ts'
import * as announcements from './content/announcements.ts'
import * as notices from './content/notices.ts'
import * as readNotices from './content/readNotices.ts'
import * as promotions from './promotions/promotions.ts'
import * as activity from './promotions/activity.ts'
import * as enabled from './promotions/enabled.ts'
import * as signIn from './account/signIn.ts'
import * as rewards from './promotions/rewards.ts'
import * as invite from './promotions/invite.ts'
import * as help from './content/help.ts'
import * as verification from './account/verification.ts'
import * as registration from './account/registration.ts'
import * as session from './account/session.ts'
import * as login from './account/login.ts'
import * as handOff from './account/handOff.ts'
import * as social from './account/social.ts'
import * as trial from './account/trial.ts'
import * as password from './account/password.ts'
import * as member from './account/member.ts'
import * as memberData from './account/memberData.ts'
import * as benefits from './promotions/benefits.ts'
import * as affiliate from './promotions/affiliate.ts'
import * as agency from './promotions/agency.ts'
import * as waitingContracts from './promotions/waitingContracts.ts'
import * as agentContracts from './promotions/agentContracts.ts'
import * as security from './account/security.ts'
import * as inbox from './content/inbox.ts'
import * as push from './site/push.ts'
import * as chat from './content/chat.ts'
import * as upload from './money/upload.ts'
import * as deposit from './money/deposit.ts'
import * as bankAccount from './money/bankAccount.ts'
import * as withdrawal from './money/withdrawal.ts'
import * as limits from './money/limits.ts'
import * as records from './money/records.ts'
import * as vitals from './site/vitals.ts'
import * as failures from './site/failures.ts'
import * as policyReports from './site/policyReports.ts'

type Endpoints<Resource> = {
  readonly [
    Name in keyof Resource as Resource[Name] extends AnyEndpoint ? Name : never
  ]: Resource[Name]
}

/** The file of a resource exports schemas, too. */
function endpointsOf<Resource extends object>(resource: Resource): Endpoints<Resource>
function endpointsOf(resource: object) {
  const isEndpoint = (part: unknown) => part instanceof Object && 'encode' in part
  return Object.fromEntries(Object.entries(resource).filter(([, part]) => isEndpoint(part)))
}

/** Every call of the platform. The sandbox is checked against it; the app never imports it. */
export const contract = {
  ...endpointsOf(site),
  ...endpointsOf(country),
  ...endpointsOf(downloads),
  ...endpointsOf(support),
  ...endpointsOf(feedback),
  ...endpointsOf(vendors),
  ...endpointsOf(vendorList),
  ...endpointsOf(games),
  ...endpointsOf(oneGame),
  ...endpointsOf(winners),
  ...endpointsOf(liveModels),
  ...endpointsOf(catalogue),
  ...endpointsOf(favourites),
  ...endpointsOf(recent),
  ...endpointsOf(launch),
  ...endpointsOf(lottery),
  ...endpointsOf(jackpots),
  ...endpointsOf(announcements),
  ...endpointsOf(notices),
  ...endpointsOf(readNotices),
  ...endpointsOf(promotions),
  ...endpointsOf(activity),
  ...endpointsOf(enabled),
  ...endpointsOf(signIn),
  ...endpointsOf(rewards),
  ...endpointsOf(invite),
  ...endpointsOf(help),
  ...endpointsOf(verification),
  ...endpointsOf(registration),
  ...endpointsOf(session),
  ...endpointsOf(login),
  ...endpointsOf(handOff),
  ...endpointsOf(social),
  ...endpointsOf(trial),
  ...endpointsOf(password),
  ...endpointsOf(member),
  ...endpointsOf(memberData),
  ...endpointsOf(benefits),
  ...endpointsOf(affiliate),
  ...endpointsOf(agency),
  ...endpointsOf(waitingContracts),
  ...endpointsOf(agentContracts),
  ...endpointsOf(security),
  ...endpointsOf(inbox),
  ...endpointsOf(push),
  ...endpointsOf(chat),
  ...endpointsOf(upload),
  ...endpointsOf(deposit),
  ...endpointsOf(bankAccount),
  ...endpointsOf(withdrawal),
  ...endpointsOf(limits),
  ...endpointsOf(records),
  ...endpointsOf(vitals),
  ...endpointsOf(failures),
  ...endpointsOf(policyReports),
}

export type Contract = typeof contract
