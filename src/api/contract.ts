import * as activity from './promotions/activity.ts'
import * as affiliate from './promotions/affiliate.ts'
import * as agency from './promotions/agency.ts'
import * as agentContracts from './promotions/agentContracts.ts'
import * as waitingContracts from './promotions/waitingContracts.ts'
import * as announcements from './content/announcements.ts'
import * as benefits from './promotions/benefits.ts'
import * as bankAccount from './money/bankAccount.ts'
import * as catalogue from './games/catalogue.ts'
import * as chat from './content/chat.ts'
import { getCountry } from './site/country.ts'
import * as deposit from './money/deposit.ts'
import * as downloads from './site/downloads.ts'
import * as feedback from './content/feedback.ts'
import * as favourites from './games/favourites.ts'
import * as games from './games/games.ts'
import * as handOff from './account/handOff.ts'
import * as help from './content/help.ts'
import * as inbox from './content/inbox.ts'
import * as invite from './promotions/invite.ts'
import * as jackpots from './games/jackpots.ts'
import * as launch from './games/launch.ts'
import * as limits from './money/limits.ts'
import { listLiveModels } from './games/liveModels.ts'
import * as lottery from './games/lottery.ts'
import * as member from './account/member.ts'
import * as memberData from './account/memberData.ts'
import * as notices from './content/notices.ts'
import { getGame } from './games/oneGame.ts'
import * as password from './account/password.ts'
import * as policyReports from './site/policyReports.ts'
import * as enabled from './promotions/enabled.ts'
import * as promotions from './promotions/promotions.ts'
import * as push from './site/push.ts'
import * as readNotices from './content/readNotices.ts'
import * as recent from './games/recent.ts'
import * as records from './money/records.ts'
import * as registration from './account/registration.ts'
import { login } from './account/login.ts'
import * as security from './account/security.ts'
import * as rewards from './promotions/rewards.ts'
import * as session from './account/session.ts'
import * as signIn from './account/signIn.ts'
import * as site from './site/site.ts'
import * as social from './account/social.ts'
import * as support from './content/support.ts'
import * as trial from './account/trial.ts'
import * as upload from './money/upload.ts'
import { listVendors } from './games/vendorList.ts'
import * as vendors from './games/vendors.ts'
import * as verification from './account/verification.ts'
import * as vitals from './site/vitals.ts'
import { listWinners } from './games/winners.ts'
import * as failures from './site/failures.ts'
import * as withdrawal from './money/withdrawal.ts'

/** Every call of the platform. The sandbox is checked against it; the app never imports it. */
export const contract = {
  getSite: site.getSite,
  getCountry,
  getTemplate: site.getTemplate,
  listDownloads: downloads.listDownloads,
  createDownloadTicket: downloads.createDownloadTicket,
  redeemDownloadTicket: downloads.redeemDownloadTicket,
  listServices: support.listServices,
  listFeedback: feedback.listFeedback,
  sendFeedback: feedback.sendFeedback,
  listVendorTypes: vendors.listVendorTypes,
  listVendors,
  listGames: games.listGames,
  getGame,
  listHotGames: games.listHotGames,
  listWinners,
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
  listReadNotices: readNotices.listReadNotices,
  markNoticeRead: readNotices.markNoticeRead,
  listPromotions: promotions.listPromotions,
  getPromotion: promotions.getPromotion,
  listOwnStandings: activity.listOwnStandings,
  listEnabledPromotions: enabled.listEnabledPromotions,
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
  checkContracts: waitingContracts.checkContracts,
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
  getOwnRank: records.getOwnRank,
  sendVitals: vitals.sendVitals,
  sendFailures: failures.sendFailures,
  sendPolicyReports: policyReports.sendPolicyReports,
} as const

export type Contract = typeof contract
