import tile from '../../features/games/tile/GameTile.module.css'
import { afterLoad } from '../../device/idle.ts'
import { seenKey } from '../../device/storage/seen.ts'
import { lasting, readJson } from '../../device/storage/storage.ts'
import { type FrameName, frameFor } from './frames.rules.ts'
import { type Seen, type SeenTile, isRemembered, seenName, withSeen } from './seen.rules.ts'

/** The frame's boxes stand for home's first row, and for a list's tiles, which are in no row. */
const placesOf = (frame: FrameName) =>
  frame === 'home'
    ? 'main [data-category="HOT"] [data-node-id]'
    : 'main [data-node-id]:not([data-category] *)'

/** No frame has more boxes. */
const most = 15

/** Remembers which games the boxes of this address show, so that the next start draws them before the app has come. */
function keep() {
  const { pathname, search } = location
  const [address, frame] = [pathname + search, frameFor(pathname, search)]
  if (!isRemembered(frame, address)) return
  const tiles = [...document.querySelectorAll<HTMLElement>(placesOf(frame))].slice(0, most)
  const isAtTop = (tiles[0]?.ariaPosInSet ?? '1') === '1'
  if (tiles.length === 0 || !isAtTop) return
  const name = seenName(frame, address, document.documentElement.lang)
  const seen = withSeen(readSeen(), name, tiles.map(tileOf))
  lasting.write(seenKey, JSON.stringify(seen))
}

function readSeen(): Seen {
  const kept = readJson(lasting, seenKey)
  return kept !== null && typeof kept === 'object' ? { ...kept } : {}
}

const tileOf = (box: HTMLElement): SeenTile => ({
  id: box.dataset['nodeId'] ?? '',
  name: box.querySelector(`.${tile.words}`)?.textContent ?? '',
  art: [...box.querySelectorAll(`.${tile.art} *`)].map(attributesOf),
})

const attributesOf = ({ attributes }: Element) =>
  Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))

/** Looks when the page rests, before it is left, and before it goes away. */
export function keepSeen() {
  const onHidden = () => document.hidden && keep()
  afterLoad(keep)
  window.navigation?.addEventListener('navigate', keep)
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', keep)
  return () => {
    window.navigation?.removeEventListener('navigate', keep)
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('pagehide', keep)
  }
}
