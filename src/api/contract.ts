import * as activity from './activity.ts'
import * as affiliate from './affiliate.ts'
import * as agency from './agency.ts'
import * as agentContracts from './agentContracts.ts'
import * as announcements from './announcements.ts'
import * as benefits from './benefits.ts'
import * as bankAccount from './bankAccount.ts'
import * as catalogue from './catalogue.ts'
import * as chat from './chat.ts'
import * as deposit from './deposit.ts'
import * as downloads from './downloads.ts'
import * as feedback from './feedback.ts'
import * as favourites from './favourites.ts'
import * as games from './games.ts'
import * as handOff from './handOff.ts'
import * as help from './help.ts'
import * as inbox from './inbox.ts'
import * as invite from './invite.ts'
import * as jackpots from './jackpots.ts'
import * as launch from './launch.ts'
import * as limits from './limits.ts'
import { listLiveModels } from './liveModels.ts'
import * as lottery from './lottery.ts'
import * as member from './member.ts'
import * as memberData from './memberData.ts'
import * as notices from './notices.ts'
import * as password from './password.ts'
import * as policyReports from './policyReports.ts'
import * as promotions from './promotions.ts'
import * as push from './push.ts'
import * as recent from './recent.ts'
import * as records from './records.ts'
import * as registration from './registration.ts'
import { login } from './login.ts'
import * as security from './security.ts'
import * as rewards from './rewards.ts'
import * as session from './session.ts'
import * as signIn from './signIn.ts'
import * as site from './site.ts'
import * as social from './social.ts'
import * as support from './support.ts'
import * as trial from './trial.ts'
import * as upload from './upload.ts'
import * as vendors from './vendors.ts'
import * as verification from './verification.ts'
import * as vitals from './vitals.ts'
import * as withdrawal from './withdrawal.ts'

/** Every call of the platform. Whoever answers it is checked against this list; the app never imports it. */
export const contract = {
  getSite: site.getSite,
  getCountry: site.getCountry,
  getTemplate: site.getTemplate,
  listDownloads: downloads.listDownloads,
  createDownloadTicket: downloads.createDownloadTicket,
  redeemDownloadTicket: downloads.redeemDownloadTicket,
  listServices: support.listServices,
  listFeedback: feedback.listFeedback,
  sendFeedback: feedback.sendFeedback,
  listVendorTypes: vendors.listVendorTypes,
  listVendors: vendors.listVendors,
  listGames: games.listGames,
  getGame: games.getGame,
  listHotGames: games.listHotGames,
  listWinners: games.listWinners,
  listLiveModels,
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
  listAgentNotices: notices.listAgentNotices,
  listPopularNotices: notices.listPopularNotices,
  listReadNotices: announcements.listReadNotices,
  markNoticeRead: announcements.markNoticeRead,
  listPromotions: promotions.listPromotions,
  getPromotion: promotions.getPromotion,
  listOwnStandings: activity.listOwnStandings,
  listEnabledPromotions: promotions.listEnabledPromotions,
  applyPromotion: promotions.applyPromotion,
  claimPromotion: promotions.claimPromotion,
  getSignIn: signIn.getSignIn,
  signIn: signIn.signIn,
  listRewards: rewards.listRewards,
  claimReward: rewards.claimReward,
  getInvitation: invite.getInvitation,
  listFriends: invite.listFriends,
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
  createHandOff: handOff.createHandOff,
  takeHandOff: handOff.takeHandOff,
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
  getHeadIcon: memberData.getHeadIcon,
  setHeadIcon: memberData.setHeadIcon,
  getOwnData: memberData.getOwnData,
  getBenefits: benefits.getBenefits,
  getAffiliateTerms: affiliate.getAffiliateTerms,
  listAgentLinks: agency.listAgentLinks,
  createAgentLink: agency.createAgentLink,
  disableAgentLink: agency.disableAgentLink,
  openAccount: agency.openAccount,
  checkContracts: agentContracts.checkContracts,
  getContract: agentContracts.getContract,
  answerContract: agentContracts.answerContract,
  getSecurity: security.getSecurity,
  endSession: security.endSession,
  endOtherSessions: security.endOtherSessions,
  sendEmailCode: security.sendEmailCode,
  bindEmail: security.bindEmail,
  getMerchantWallet: member.getMerchantWallet,
  getWallet: member.getWallet,
  countUnreadInbox: inbox.countUnreadInbox,
  countUnreadPersonal: inbox.countUnreadPersonal,
  listInbox: inbox.listInbox,
  getMessage: inbox.getMessage,
  markMessageRead: inbox.markMessageRead,
  markInboxRead: inbox.markInboxRead,
  removeMessage: inbox.removeMessage,
  restoreMessage: inbox.restoreMessage,
  getPushKey: push.getPushKey,
  subscribePush: push.subscribePush,
  unsubscribePush: push.unsubscribePush,
  countUnreadChat: chat.countUnreadChat,
  launchChat: chat.launchChat,
  uploadImage: upload.uploadImage,
  listDepositMethods: deposit.listDepositMethods,
  listDepositPromotions: deposit.listDepositPromotions,
  listDeposits: deposit.listDeposits,
  getDeposit: deposit.getDeposit,
  createDeposit: deposit.createDeposit,
  submitSlip: deposit.submitSlip,
  cancelDeposit: deposit.cancelDeposit,
  listBanks: bankAccount.listBanks,
  listBankAccounts: bankAccount.listBankAccounts,
  addBankAccount: bankAccount.addBankAccount,
  getWithdrawalSummary: withdrawal.getWithdrawalSummary,
  listWithdrawals: withdrawal.listWithdrawals,
  getWithdrawal: withdrawal.getWithdrawal,
  createWithdrawal: withdrawal.createWithdrawal,
  cancelWithdrawal: withdrawal.cancelWithdrawal,
  sendWithdrawalCode: withdrawal.sendWithdrawalCode,
  setPaymentPassword: withdrawal.setPaymentPassword,
  getProtection: limits.getProtection,
  listProtectionChanges: limits.listProtectionChanges,
  getPlaySession: limits.getPlaySession,
  setLimit: limits.setLimit,
  setSessionLimit: limits.setSessionLimit,
  setRealityCheck: limits.setRealityCheck,
  cancelPendingLimit: limits.cancelPendingLimit,
  takeBreak: limits.takeBreak,
  listBets: records.listBets,
  listProfit: records.listProfit,
  listLeaders: records.listLeaders,
  sendVitals: vitals.sendVitals,
  sendPolicyReports: policyReports.sendPolicyReports,
} as const

export type Contract = typeof contract
