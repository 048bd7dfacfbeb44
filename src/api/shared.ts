const [minute, minutes] = [60, 300]

/**
 * Public reads, and for how many seconds a web server or CDN may answer them from its cache. Their URL contains
 * everything they depend on. The status is not among them: it names the caller's address and country.
 */
export const sharedSeconds: Readonly<Record<string, number>> = {
  '/lgw/game/catalogue': minutes,
  '/lgw/game/hot': minute,
  '/lgw/game/info': minutes,
  '/lgw/game/list': minute,
  '/lgw/jackpot/list': 10,
  '/lgw/leader/board': minute,
  '/lgw/live/models': 10,
  '/lgw/lottery/electronic': minute,
  '/lgw/lottery/menu': minute,
  '/lgw/lottery/numero': 10,
  '/lgw/lottery/vn/numero': 10,
  '/lgw/lottery/vn/recent': 10,
  '/lgw/vendor/list': minutes,
  '/lgw/vendor/types': minutes,
  '/lgw/winner/board': 10,
  '/wps/affiliate/terms': minutes,
  '/wps/announcement/list': minute,
  '/wps/announcement/popular': minute,
  '/wps/app/download': minutes,
  '/wps/help/center': minutes,
  '/wps/promotion/detail': minute,
  '/wps/promotion/list': minute,
  '/wps/registration/settings': minute,
  '/wps/registration/validation': minute,
  '/wps/session/key': minute,
  '/wps/system/customerService': minute,
  '/wps/system/template': minute,
  '/wps/wallet/merchant': minutes,
}
