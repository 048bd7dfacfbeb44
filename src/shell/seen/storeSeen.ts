import tile from '#features/games/tile/GameTile.module.css'
import type { TileBadge } from '#features/games/tile/badges.ts'
import { afterLoad } from '#device/idle.ts'
import { seenKey } from '#device/storage/seen.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import type { Layout } from '#shell/route/layouts.ts'
import { type Drawn, drawnFor } from './drawn.rules.ts'
import { type Seen, type SeenTile, isRemembered, seenName, withSeenTiles } from './seen.rules.ts'

/** The prerender's boxes stand for the first row, or for the tiles of a list, which have no row. */
const placesOf = (drawn: Drawn) =>
  drawn === 'home' || drawn === 'all'
    ? 'main [data-category="HOT"] [data-node-id]'
    : 'main [data-node-id]:not([data-category] *)'

const maxTiles = 15

type LayoutOf = (pathname: string) => Layout

/** Stores which games the boxes of this URL show, so that the next start draws them before the app has loaded. */
function store(layoutOf: LayoutOf) {
  const { pathname, search } = location
  const [address, drawn] = [pathname + search, drawnFor(layoutOf(pathname), pathname + search)]
  if (!isRemembered(drawn, address)) return
  const tiles = [...document.querySelectorAll<HTMLElement>(placesOf(drawn))].slice(0, maxTiles)
  const isAtTop = (tiles[0]?.ariaPosInSet ?? '1') === '1'
  if (tiles.length === 0 || !isAtTop) return
  const name = seenName(drawn, address, document.documentElement.lang)
  const seen = withSeenTiles(readSeen(), name, tiles.map(tileOf))
  phoneStorage.write(seenKey, JSON.stringify(seen))
}

function readSeen(): Seen {
  const stored = readJson(phoneStorage, seenKey)
  return stored !== null && typeof stored === 'object' ? { ...stored } : {}
}

const tileOf = (box: HTMLElement): SeenTile => ({
  id: box.dataset['nodeId'] ?? '',
  name: box.querySelector(`.${tile.words}`)?.textContent ?? '',
  drawing: box.querySelector(`.${tile.art}`)?.className ?? '',
  isNew: hasBadge(box, 'isNew'),
  demo: hasBadge(box, 'demo'),
})

const hasBadge = (box: Element, field: TileBadge['field']) =>
  box.querySelector(`[data-badge=${field}]:not(:empty)`) !== null

export function storeSeen(layoutOf: LayoutOf) {
  const look = () => store(layoutOf)
  const onHidden = () => document.hidden && look()
  afterLoad(look)
  window.navigation?.addEventListener('navigate', look)
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', look)
  return () => {
    window.navigation?.removeEventListener('navigate', look)
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('pagehide', look)
  }
}
