import type { Game } from '../../../../api/games/game.ts'
import { type ArtParts, artPartsIn } from '../../../../ui/art/redraw.ts'
import css from '../../tile/GameTile.module.css'

/** A tile of the pool: its elements, and what is written in them now. */
export interface Tile {
  readonly box: HTMLElement
  readonly play: Element
  readonly art: ArtParts
  readonly picture: HTMLImageElement
  readonly words: Element
  /** In the order of `badges`. */
  readonly badges: readonly Element[]
  readonly star: Element
  readonly mark: Element
  game: Game | null
  /** Its place in the list, from 0; -1 where it is beyond the end. */
  place: number
  /** It flew past and shows no more than a name. */
  isSketch: boolean
  /** Whose art it has, which may be that of a game before. */
  artOf: Game | null
  /** The picture it shows or waits for, the hosts to ask for it, and those that did not have it. */
  path: string | null
  hosts: readonly string[]
  failed: readonly string[]
}

export interface Row {
  readonly element: HTMLElement
  readonly tiles: readonly Tile[]
}

/** The rows that React has drawn, with their parts. */
export const rowsIn = (list: HTMLElement): Row[] =>
  elementsIn(list).map((element) => ({
    element,
    tiles: elementsIn(element).flatMap((box) => tileIn(box) ?? []),
  }))

const elementsIn = (parent: HTMLElement) =>
  [...parent.children].filter((child) => child instanceof HTMLElement)

function tileIn(box: HTMLElement): Tile | null {
  const play = box.querySelector(`.${css.play}`)
  const art = artPartsIn(box)
  const picture = box.querySelector('img')
  const words = box.querySelector(`.${css.words}`)
  const badges = [...(box.querySelector(`.${css.badges}`)?.children ?? [])]
  const star = box.querySelector(`.${css.star}`)
  const mark = star?.querySelector('use')
  if (!play || !art || !picture || !words || !star || !mark) return null
  const parts = { box, play, art, picture, words, badges, star, mark }
  const nothing = { game: null, place: -1, isSketch: false, artOf: null }
  return { ...parts, ...nothing, path: null, hosts: [], failed: [] }
}
