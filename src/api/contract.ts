import * as announcements from './announcements.ts'
import * as catalogue from './catalogue.ts'
import * as favourites from './favourites.ts'
import * as feedback from './feedback.ts'
import * as games from './games.ts'
import * as help from './help.ts'
import * as jackpots from './jackpots.ts'
import * as launch from './launch.ts'
import * as lottery from './lottery.ts'
import * as member from './member.ts'
import * as password from './password.ts'
import * as recent from './recent.ts'
import * as registration from './registration.ts'
import { login } from './login.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as social from './social.ts'
import * as support from './support.ts'
import * as trial from './trial.ts'
import * as vendors from './vendors.ts'
import * as verification from './verification.ts'

/** Every call of the platform. Whoever answers it is checked against this list; the app never imports it. */
export const contract = {
  getSite: site.getSite,
  getCountry: site.getCountry,
  getTemplate: site.getTemplate,
  listServices: support.listServices,
  listFeedback: feedback.listFeedback,
  sendFeedback: feedback.sendFeedback,
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
  launchLottery: lottery.launchLottery,
  getLotteryMenu: lottery.getLotteryMenu,
  listElectronicLotteries: lottery.listElectronicLotteries,
  listDraws: lottery.listDraws,
  listVnDraws: lottery.listVnDraws,
  listRecentVnDraws: lottery.listRecentVnDraws,
  listTickets: lottery.listTickets,
  listJackpots: jackpots.listJackpots,
  listAnnouncements: announcements.listAnnouncements,
  listReadNotices: announcements.listReadNotices,
  markNoticeRead: announcements.markNoticeRead,
  listHelp: help.listHelp,
  getCaptcha: verification.getCaptcha,
  getSlider: verification.getSlider,
  getSound: verification.getSound,
  getProof: verification.getProof,
  sendLoginCode: verification.sendLoginCode,
  sendCode: verification.sendCode,
  getRegistrationRules: registration.getRegistrationRules,
  getRegistrationFormats: registration.getRegistrationFormats,
  checkUsername: registration.checkUsername,
  checkEmail: registration.checkEmail,
  checkAffiliate: registration.checkAffiliate,
  registerByUsername: registration.registerByUsername,
  registerByMobile: registration.registerByMobile,
  getSealingKey: session.getSealingKey,
  login,
  logout: session.logout,
  listSocialSetups: social.listSocialSetups,
  loginSocially: social.loginSocially,
  createTrial: trial.createTrial,
  playTrial: trial.playTrial,
  getTrial: trial.getTrial,
  resetTrial: trial.resetTrial,
  changePassword: password.changePassword,
  proveMobile: password.proveMobile,
  setPassword: password.setPassword,
  getMember: member.getMember,
  getMerchantWallet: member.getMerchantWallet,
  getWallet: member.getWallet,
  countUnreadInbox: member.countUnreadInbox,
  countUnreadChat: member.countUnreadChat,
} as const

export type Contract = typeof contract
