/**
 * In the order to try them: from the stored one, or else from a random one (chance: 0 to 1), round to the one
 * before it (decisions 22).
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
