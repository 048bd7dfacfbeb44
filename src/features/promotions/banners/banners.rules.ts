import type { Banner } from '#api/content/announcements.ts'

/** Includes the banners of live tables only when a model is presenting (section 2). */
export const homeBanners = (banners: readonly Banner[], hasLive: boolean) =>
  banners.filter(({ group }) => group === 'm_home' || (group === 'm_live' && hasLive))

export const dependsOnLive = (banners: readonly Banner[]) =>
  banners.some(({ group }) => group === 'm_live')
