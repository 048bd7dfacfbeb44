/**
 * The hosts in the order to try them, starting with the stored one, or else with a random one (chance: 0 to 1), and
 * wrapping around (decisions 22).
 */
export function hostsFrom(
  stored: string | null,
  hosts: readonly string[],
  chance: number,
): readonly string[] {
  const known = stored === null ? -1 : hosts.indexOf(stored)
  const first = known < 0 ? Math.floor(chance * hosts.length) : known
  return [...hosts.slice(first), ...hosts.slice(0, first)]
}

/** Null for a picture whose path names its own host. */
export const pictureAddress = (host: string, path: string): string | null =>
  /^([a-z]+:|\/\/)/i.test(path) ? null : `${host.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
