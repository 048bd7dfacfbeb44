import type { About, AnyEndpoint } from './endpoint.ts'
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

/** Every file of calls, by its folder and name. */
const files = {
  'site/site': site,
  'site/country': country,
  'site/downloads': downloads,
  'content/support': support,
  'content/feedback': feedback,
  'games/vendors': vendors,
  'games/vendorList': vendorList,
  'games/games': games,
  'games/oneGame': oneGame,
  'games/winners': winners,
  'games/liveModels': liveModels,
  'games/catalogue': catalogue,
  'games/favourites': favourites,
  'games/recent': recent,
  'games/launch': launch,
  'games/lottery': lottery,
  'games/jackpots': jackpots,
  'content/announcements': announcements,
  'content/notices': notices,
  'content/readNotices': readNotices,
  'promotions/promotions': promotions,
  'promotions/activity': activity,
  'promotions/enabled': enabled,
  'account/signIn': signIn,
  'promotions/rewards': rewards,
  'promotions/invite': invite,
  'content/help': help,
  'account/verification': verification,
  'account/registration': registration,
  'account/session': session,
  'account/login': login,
  'account/handOff': handOff,
  'account/social': social,
  'account/trial': trial,
  'account/password': password,
  'account/member': member,
  'account/memberData': memberData,
  'promotions/benefits': benefits,
  'promotions/affiliate': affiliate,
  'promotions/agency': agency,
  'promotions/waitingContracts': waitingContracts,
  'promotions/agentContracts': agentContracts,
  'account/security': security,
  'content/inbox': inbox,
  'site/push': push,
  'content/chat': chat,
  'money/upload': upload,
  'money/deposit': deposit,
  'money/bankAccount': bankAccount,
  'money/withdrawal': withdrawal,
  'money/limits': limits,
  'money/records': records,
  'site/vitals': vitals,
  'site/failures': failures,
  'site/policyReports': policyReports,
}
type Files = typeof files

/** The file of a resource also exports schemas. */
type NameIn<File> = {
  [Name in keyof File]: File[Name] extends AnyEndpoint ? Name : never
}[keyof File]

/** The files again. Each must describe every one of its own calls, and no other. */
export const resources: {
  readonly [Path in keyof Files]: {
    readonly about: Readonly<Record<NameIn<Files[Path]>, About>> & {
      readonly [Name in keyof Files[Path]['about']]: Name extends NameIn<Files[Path]>
        ? About
        : never
    }
  }
} = files

type Call = {
  [Path in keyof Files]: {
    [Name in NameIn<Files[Path]>]: readonly [Name, Files[Path][Name]]
  }[NameIn<Files[Path]>]
}[keyof Files]
export type Contract = { readonly [Each in Call as Each[0]]: Each[1] }

function contractOf(all: Files): Contract
function contractOf(all: object) {
  const isEndpoint = (part: unknown) => part instanceof Object && 'encode' in part
  const parts = Object.values(all).flatMap((file: object) => Object.entries(file))
  return Object.fromEntries(parts.filter(([, part]) => isEndpoint(part)))
}

/** Every call of the platform. The sandbox is checked against it; the app never imports it. */
export const contract = contractOf(files)
