import type { Banner } from '../../api/announcements.ts'

/** Home shows its own banners, and those of the live tables where the site has them (section 2). */
export const homeBanners = (banners: readonly Banner[], hasLive: boolean) =>
  banners.filter(({ group }) => group === 'm_home' || (group === 'm_live' && hasLive))
