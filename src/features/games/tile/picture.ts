import css from './GameTile.module.css'
import { pictureAddress } from './pictures.rules.ts'

export interface Hosts {
  /** In the order to try them. */
  readonly hosts: readonly string[]
  /** The platform's list. A host of an earlier one may have failed without a network. */
  readonly told: readonly string[]
}

interface Try extends Hosts {
  readonly path: string
  readonly failed: readonly string[]
}

const tries = new WeakMap<Element, Try>()

/** Shows each tile's picture over its art with one listener; React would add one to every image. */
export function showPictures(tiles: Iterable<HTMLElement>, hosts: Hosts) {
  for (const tile of tiles) {
    const path = tile.dataset['picture']
    const image = tile.querySelector('img')
    if (path === undefined) image?.remove()
    else show(image ?? addImage(tile), path, hosts)
  }
}

function addImage(tile: HTMLElement): HTMLImageElement {
  const image = new Image()
  image.className = String(css.picture)
  image.alt = ''
  image.loading = 'lazy'
  image.decoding = 'async'
  image.crossOrigin = 'anonymous'
  tile.querySelector(`.${css.art}`)?.after(image)
  return image
}

function show(image: HTMLImageElement, path: string, { hosts, told }: Hosts) {
  const last = tries.get(image)
  const isSame = last?.path === path && last.told === told
  load(image, { path, hosts, told, failed: isSame ? last.failed : [] })
}

/** The art stays if no host has the picture. */
function load(image: HTMLImageElement, next: Try) {
  tries.set(image, next)
  const host = hostOf(image)
  const address = host === undefined ? null : pictureAddress(host, next.path)
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
