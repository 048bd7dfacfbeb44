import { parseUrl } from '#device/parseUrl.ts'

/** The merchant's own hosts, as the policy allows them, take precedence over the platform's. */
export const hostsOf = <Told extends readonly string[] | undefined>(
  own: readonly string[] | undefined,
  told: Told,
) => (own?.length ? own : told)

/** The platform's picture hosts that the policy allows, else the merchant's own. */
export function pictureHostsOf(
  own: readonly string[] | undefined,
  told: readonly string[],
  site: string,
): readonly string[] {
  if (!own?.length) return told
  const allowed = [site, ...own]
  const shown = told.filter((place) => allowed.includes(parseUrl(place, site)?.origin ?? ''))
  return shown.length > 0 ? shown : own
}
