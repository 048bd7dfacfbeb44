/** Paths of the endpoints that say `kept`, for the worker, which has no use for their schemas; a test holds the two together. */
export const keptPaths: readonly string[] = [
  '/lgw/vendor/types',
  '/lgw/vendor/list',
  '/lgw/game/list',
  '/lgw/game/hot',
  '/lgw/winner/board',
  '/lgw/game/catalogue',
  '/lgw/lottery/menu',
  '/lgw/lottery/electronic',
  '/lgw/lottery/numero',
  '/lgw/lottery/vn/numero',
  '/lgw/lottery/vn/recent',
  '/lgw/jackpot/list',
  '/wps/announcement/list',
  '/wps/help/center',
  '/wps/wallet/merchant',
]
