/**
 * Paths of public reads, the same for everyone, whose answers the worker caches and serves offline. They are not
 * beside their schemas, because the worker does not load those.
 */
export const cachedPaths = [
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
] as const

export type CachedPath = (typeof cachedPaths)[number]

const paths: readonly string[] = cachedPaths

export const isCachedPath = (path: string) => paths.includes(path)

/** When the worker cached an answer, epoch milliseconds. */
export const cachedAtHeader = 'X-Cached-At'
