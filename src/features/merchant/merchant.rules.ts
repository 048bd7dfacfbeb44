import { parseUrl } from '#device/parseUrl.ts'

/** Shared with the prerendered page's preload: a different address would request twice. */
export const announcementParams = (merchantCode: string, language: string) =>
  ({ merchantCode, types: 'B,PL,PU', groups: 'm_home,m_live', language }) as const

/** The brand's name in a language, else its English or its first one. */
export const brandIn = (brand: Readonly<Record<string, string>>, language: string): string =>
  brand[language] ?? brand['EN'] ?? Object.values(brand)[0] ?? ''

/** The merchant's own hosts, as the policy allows them, take precedence over the platform's. */
export const hostsOf = <Told extends readonly string[] | undefined>(
  own: readonly string[] | undefined,
  platform: Told,
) => (own?.length ? own : platform)

/** The platform's picture hosts that the policy allows, else the merchant's own. */
export function pictureHostsOf(
  own: readonly string[] | undefined,
  platform: readonly string[],
  site: string,
): readonly string[] {
  if (!own?.length) return platform
  const allowed = [site, ...own]
  const shown = platform.filter((place) => allowed.includes(parseUrl(place, site)?.origin ?? ''))
  return shown.length > 0 ? shown : own
}
