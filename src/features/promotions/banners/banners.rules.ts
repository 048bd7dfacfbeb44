import type { Banner } from '../../../api/content/announcements.ts'

/** Home shows its own banners, and those of the live tables where anybody presents them (section 2). */
export const homeBanners = (banners: readonly Banner[], hasLive: boolean) =>
  banners.filter(({ group }) => group === 'm_home' || (group === 'm_live' && hasLive))

/** Whether it matters here that anybody presents the live tables. */
export const dependsOnLive = (banners: readonly Banner[]) =>
  banners.some(({ group }) => group === 'm_live')
