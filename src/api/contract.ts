import * as announcements from './announcements.ts'
import * as catalogue from './catalogue.ts'
import * as favourites from './favourites.ts'
import * as games from './games.ts'
import * as launch from './launch.ts'
import * as member from './member.ts'
import * as recent from './recent.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as vendors from './vendors.ts'
import * as verification from './verification.ts'

/** Every call of the platform. Whoever answers it is checked against this list; the app never imports it. */
export const contract = {
  getSite: site.getSite,
  getCountry: site.getCountry,
  getTemplate: site.getTemplate,
  listVendorTypes: vendors.listVendorTypes,
  listVendors: vendors.listVendors,
  listGames: games.listGames,
  listHotGames: games.listHotGames,
  listWinners: games.listWinners,
  getCatalogue: catalogue.getCatalogue,
  listFavouriteIds: favourites.listFavouriteIds,
  listFavourites: favourites.listFavourites,
  addFavourite: favourites.addFavourite,
  removeFavourite: favourites.removeFavourite,
  listRecent: recent.listRecent,
  addRecent: recent.addRecent,
  launchGame: launch.launchGame,
  listAnnouncements: announcements.listAnnouncements,
  listReadNotices: announcements.listReadNotices,
  markNoticeRead: announcements.markNoticeRead,
  getCaptcha: verification.getCaptcha,
  sendLoginCode: verification.sendLoginCode,
  sendCode: verification.sendCode,
  getSealingKey: session.getSealingKey,
  login: session.login,
  logout: session.logout,
  getMember: member.getMember,
  getMerchantWallet: member.getMerchantWallet,
  getWallet: member.getWallet,
  countUnreadInbox: member.countUnreadInbox,
  countUnreadChat: member.countUnreadChat,
} as const

export type Contract = typeof contract
