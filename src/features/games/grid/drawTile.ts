import type { Game } from '../../../api/game.ts'
import { redrawArt } from '../../../ui/art/redraw.ts'
import { forgetPicture } from './picture.ts'
import type { Tile } from './tileParts.ts'

/** What tiles say beside the game's own name, in the language on screen. */
export interface Words {
  readonly isNew: string
  readonly demo: string
  readonly favourite: (game: Game) => string
}

/** What a list shows, place after place. */
export interface View {
  readonly count: number
  /** How many of them are here already; the others are ghosts. */
  readonly known: number
  /** How many there are in all, as far as the platform has said; -1 where it has not, as `aria-setsize` has it. */
  readonly total: number
  readonly gameAt: (place: number) => Game | null
  readonly isFavourite: (game: Game) => boolean
  readonly words: Words
  readonly imageHosts: readonly string[]
}

/** Writes the game at a place into a tile, but for its art; only what differs touches the page. */
export function drawTile(tile: Tile, place: number, view: View) {
  const isThere = place >= 0 && place < view.count
  const game = isThere && place < view.known ? view.gameAt(place) : null
  toggle(tile.box, 'hidden', !isThere)
  toggle(tile.box, 'data-ghost', game === null)
  if (isThere) {
    set(tile.box, 'aria-posinset', String(place + 1))
    set(tile.box, 'aria-setsize', String(view.total))
  }
  if (game) drawGame(tile, game, view)
  else if (tile.game) clear(tile)
  if (tile.path !== (game?.picture ?? null)) forgetPicture(tile)
  tile.game = game
}

function drawGame(tile: Tile, game: Game, view: View) {
  if (tile.game?.id !== game.id || tile.game.vendor !== game.vendor) {
    tile.play.removeAttribute('aria-busy')
    set(tile.box, 'data-node-id', game.id)
    set(tile.box, 'data-vendor', game.vendor)
  }
  say(tile.words, game.name)
  say(tile.fresh, game.isNew ? view.words.isNew : '')
  say(tile.demo, game.demo ? view.words.demo : '')
  const isFavourite = view.isFavourite(game)
  set(tile.star, 'aria-label', view.words.favourite(game))
  set(tile.star, 'aria-pressed', String(isFavourite))
  set(tile.mark, 'href', isFavourite ? '#i-star-fill' : '#i-star')
}

/** Draws the art of a tile's game, which costs as much as all the rest; tells whether it was still to be drawn. */
export function drawArt(tile: Tile): boolean {
  const { game, artOf } = tile
  if (!game || (game.id === artOf?.id && game.vendor === artOf.vendor)) return false
  redrawArt(tile.art, game.vendor, game.id, game.category)
  tile.artOf = game
  return true
}

function clear({ box, words, fresh, demo }: Tile) {
  box.removeAttribute('data-node-id')
  box.removeAttribute('data-vendor')
  for (const element of [words, fresh, demo]) say(element, '')
}

function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function toggle(element: Element, name: string, isOn: boolean) {
  if (element.hasAttribute(name) !== isOn) element.toggleAttribute(name, isOn)
}

function say(element: Element, text: string) {
  const node = element.firstChild
  if (!node) element.append(text)
  else if (node.nodeValue !== text) node.nodeValue = text
}
