/**
 * The hosts in the order to try them: the stored one first, or else a random one (chance: 0 to 1), then the others in
 * turn.
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
