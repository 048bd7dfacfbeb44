import css from './GameTile.module.css'

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

export interface Hosts {
  /** In the order to try them. */
  readonly hosts: readonly string[]
  /** The platform's list. A host of an earlier one may have failed without a network. */
  readonly told: readonly string[]
}

interface Try extends Hosts {
  readonly path: string | null
  readonly failed: readonly string[]
}

const tries = new WeakMap<Element, Try>()

/** Shows a picture over the tile's art. React would add a listener to every image. */
export function showTilePicture(tile: Element, path: string | null, hosts: Hosts) {
  const image = tile.querySelector('img') ?? (path === null ? null : addImage(tile))
  if (image) showPicture(image, path, hosts)
}

function addImage(tile: Element): HTMLImageElement {
  const image = new Image()
  image.className = String(css.picture)
  image.alt = ''
  image.loading = 'lazy'
  image.decoding = 'async'
  image.crossOrigin = 'anonymous'
  tile.querySelector(`.${css.art}`)?.after(image)
  return image
}

/** Hides the image without a path, and where no host has the picture. */
export function showPicture(image: HTMLImageElement, path: string | null, { hosts, told }: Hosts) {
  const last = tries.get(image)
  const isSame = last?.path === path && last.told === told
  if (isSame && last.hosts === hosts) return
  load(image, { path, hosts, told, failed: isSame ? last.failed : [] })
}

function load(image: HTMLImageElement, next: Try) {
  tries.set(image, next)
  const host = hostOf(image)
  const address = host === undefined || next.path === null ? null : pictureAddress(host, next.path)
  // Without a source, an image that has failed is still drawn as broken.
  image.hidden = address === null
  if (address === null) image.removeAttribute('src')
  else if (address !== image.getAttribute('src')) image.src = address
}

export function tryNextHost(image: EventTarget) {
  const last = image instanceof HTMLImageElement && tries.get(image)
  if (last) load(image, { ...last, failed: [...last.failed, hostOf(image) ?? ''] })
}

/** The host that the image comes from. */
export function hostOf(image: EventTarget): string | undefined {
  const last = image instanceof Element ? tries.get(image) : undefined
  return last?.hosts.find((host) => !last.failed.includes(host))
}
