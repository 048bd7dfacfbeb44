/** Paths of the endpoints with `cached`, for the worker, which does not load their schemas; a test compares the two. */
export const cachedPaths: readonly string[] = [
  '/lgw/vendor/types',
  '/lgw/vendor/list',
  '/lgw/game/list',
  '/lgw/game/hot',
  '/lgw/winner/board',
  '/lgw/leader/board',
  '/lgw/game/catalogue',
  '/lgw/lottery/menu',
  '/lgw/lottery/electronic',
  '/lgw/lottery/numero',
  '/lgw/lottery/vn/numero',
  '/lgw/lottery/vn/recent',
  '/lgw/jackpot/list',
  '/wps/announcement/list',
  '/wps/announcement/popular',
  '/wps/promotion/list',
  '/wps/promotion/detail',
  '/wps/affiliate/terms',
  '/wps/help/center',
  '/wps/wallet/merchant',
]

/** When the worker cached an answer, epoch milliseconds. */
export const cachedAtHeader = 'X-Cached-At'
