import { pictureAddress } from '../../tile/pictures.rules.ts'
import type { Tile } from './tileParts.ts'

/** Loads a game's picture and shows it once loaded; until then, or if no host has it, the art stays. */
export function showPicture(tile: Tile, path: string | null, hosts: readonly string[]) {
  if (tile.path !== path) forgetPicture(tile)
  if (tile.hosts !== hosts) tile.failed = []
  tile.path = path
  tile.hosts = hosts
  if (!tile.picture.hasAttribute('src')) load(tile)
}

export function forgetPicture(tile: Tile) {
  tile.path = null
  tile.failed = []
  hide(tile)
}

function load(tile: Tile) {
  const host = tile.hosts.find((one) => !tile.failed.includes(one))
  const address = host && tile.path !== null ? pictureAddress(host, tile.path) : null
  if (address === null) return
  tile.picture.dataset.host = host
  tile.picture.src = address
  if (tile.picture.complete && tile.picture.naturalWidth > 0) reveal(tile)
}

function hide({ picture }: Tile) {
  if (!picture.hasAttribute('src')) return
  picture.removeAttribute('src')
  picture.toggleAttribute('data-absent', true)
}

const reveal = ({ picture }: Tile) => picture.toggleAttribute('data-absent', false)

/** Tries the hosts in turn; `saveHost` receives the one that has the picture. */
export function watchPicture(tile: Tile, saveHost: (host: string) => void) {
  const { picture } = tile
  const onLoad = () => {
    reveal(tile)
    if (picture.dataset.host) saveHost(picture.dataset.host)
  }
  const onError = () => {
    tile.failed = [...tile.failed, picture.dataset.host ?? '']
    hide(tile)
    load(tile)
  }
  picture.addEventListener('load', onLoad)
  picture.addEventListener('error', onError)
  return () => {
    picture.removeEventListener('load', onLoad)
    picture.removeEventListener('error', onError)
  }
}
