/** The hosts in the order to try them: the one that was kept, or else one by chance (0 up to 1), then those after it (decisions 22). */
export function hostsFrom(
  kept: string | null,
  hosts: readonly string[],
  chance: number,
): readonly string[] {
  const known = kept === null ? -1 : hosts.indexOf(kept)
  const first = known < 0 ? Math.floor(chance * hosts.length) : known
  return [...hosts.slice(first), ...hosts.slice(0, first)]
}

/** The address of a picture below a host; a picture that names its own host is not taken. */
export const pictureAddress = (host: string, path: string): string | null =>
  /^([a-z]+:|\/\/)/i.test(path) ? null : `${host.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
