import type { Game } from '#api/games/game.ts'
import { artOf } from '#ui/art/artClass.ts'
import { langOf } from '#i18n/foreign/langOf.ts'
import { badges } from '#features/games/tile/badges.ts'
import css from '#features/games/tile/GameTile.module.css'
import { type Hosts, showTilePicture } from '#features/games/tile/picture.ts'
import type { Tile } from './rows.ts'

/** The tile's texts besides the game's name. */
interface TileTexts {
  /** In the order of `badges`. */
  readonly badges: readonly string[]
  readonly favourite: (game: Game) => string
}

export interface View {
  readonly count: number
  /** How many have arrived; the others are skeletons. */
  readonly known: number
  /** The platform's count; -1 if it sends none, as in `aria-setsize`. */
  readonly total: number
  readonly gameAt: (place: number) => Game | null
  readonly isFavourite: (game: Game) => boolean
  readonly words: TileTexts
  readonly hosts: Hosts
}

const noHosts: Hosts = { hosts: [], told: [] }

/** Writes a game into a tile without its art; during a fast scroll only its name. Updates only what differs. */
export function drawTile(tile: Tile, place: number, view: View, isFast: boolean) {
  const isThere = place >= 0 && place < view.count
  const game = isThere && place < view.known ? view.gameAt(place) : null
  toggle(tile.box, 'hidden', !isThere)
  toggle(tile.box, 'data-skeleton', game === null)
  toggle(tile.box, 'data-sketch', isFast)
  if (game) nameGame(tile, game)
  else if (tile.game) clear(tile)
  if (tile.game?.picture !== game?.picture) showTilePicture(tile.box, null, noHosts)
  tile.game = game
  tile.place = isThere ? place : -1
  tile.isSketch = isFast
  if (!isFast) drawRest(tile, view)
}

/** Completes a tile with what a fast scroll skipped, and with the art. Returns true if anything was missing. */
export function finishTile(tile: Tile, view: View): boolean {
  const { game, artOf, isSketch } = tile
  if (isSketch) {
    toggle(tile.box, 'data-sketch', false)
    tile.isSketch = false
    drawRest(tile, view)
  }
  if (!game || (artOf && isSameDrawing(game, artOf))) return isSketch
  showArt(tile.art, game)
  tile.artOf = game
  return true
}

const isSameDrawing = (one: Game, other: Game) =>
  one.id === other.id && one.vendor === other.vendor && one.name === other.name

function showArt(element: Element, game: Game) {
  const { name, classes } = artOf(game, 'portrait')
  element.className = `${css.art} ${classes}`
  window.mela.requestArt?.(name)
}

function nameGame(tile: Tile, game: Game) {
  if (tile.game?.id !== game.id || tile.game.vendor !== game.vendor) {
    tile.play.removeAttribute('aria-busy')
    set(tile.box, 'data-node-id', game.id)
    set(tile.box, 'data-vendor', game.vendor)
  }
  setText(tile.words, game.name)
  const lang = langOf(game.name)
  if (lang) set(tile.play, 'lang', lang)
  else toggle(tile.play, 'lang', false)
}

function drawRest({ box, game, place, badges: elements, star }: Tile, view: View) {
  if (place >= 0) {
    set(box, 'aria-posinset', String(place + 1))
    set(box, 'aria-setsize', String(view.total))
  }
  if (!game) return
  for (const [at, { field }] of badges.entries()) {
    const element = elements[at]
    if (element) setText(element, game[field] ? (view.words.badges[at] ?? '') : '')
  }
  set(star, 'aria-label', view.words.favourite(game))
  set(star, 'aria-pressed', String(view.isFavourite(game)))
}

function clear({ box, words, badges: elements }: Tile) {
  box.removeAttribute('data-node-id')
  box.removeAttribute('data-vendor')
  for (const element of [words, ...elements]) setText(element, '')
}

function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function toggle(element: Element, name: string, isOn: boolean) {
  if (element.hasAttribute(name) !== isOn) element.toggleAttribute(name, isOn)
}

function setText(element: Element, text: string) {
  const node = element.firstChild
  if (!node) element.append(text)
  else if (node.nodeValue !== text) node.nodeValue = text
}
