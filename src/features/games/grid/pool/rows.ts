import type { Game } from '#api/games/game.ts'
import css from '#features/games/tile/GameTile.module.css'
import { readingOrder } from './pool.rules.ts'

/** A tile of the pool: its elements and what they show now. */
export interface Tile {
  readonly box: HTMLElement
  readonly play: Element
  readonly art: Element
  readonly words: Element
  /** In the order of `badges`. */
  readonly badges: readonly Element[]
  readonly star: Element
  game: Game | null
  /** Its place in the list, from 0; -1 beyond the end. */
  place: number
  /** Drawn during a fast scroll: shows only a name. */
  isSketch: boolean
  /** The game whose art is shown; possibly still the previous one. */
  artOf: Game | null
}

export interface PooledRow {
  readonly element: HTMLElement
  readonly tiles: readonly Tile[]
}

export const rowsIn = (list: HTMLElement): PooledRow[] =>
  elementsIn(list).map((element) => ({
    element,
    tiles: elementsIn(element).flatMap((box) => tileIn(box) ?? []),
  }))

const elementsIn = (parent: HTMLElement) =>
  [...parent.children].filter((child) => child instanceof HTMLElement)

function tileIn(box: HTMLElement): Tile | null {
  const play = box.querySelector(`.${css.play}`)
  const art = box.querySelector(`.${css.art}`)
  const words = box.querySelector(`.${css.words}`)
  const badges = [...(box.querySelector(`.${css.badges}`)?.children ?? [])]
  const star = box.querySelector(`.${css.star}`)
  if (!play || !art || !words || !star) return null
  const parts = { box, play, art, words, badges, star }
  return { ...parts, game: null, place: -1, isSketch: false, artOf: null }
}

/**
 * Puts the rows in order for screen readers and the Tab key. Moves as few as possible, and never the focused one,
 * which would lose the focus.
 */
export function arrange(list: HTMLElement, rows: readonly PooledRow[], shown: readonly number[]) {
  const ordered = readingOrder(shown).flatMap((slot) => rows[slot]?.element ?? [])
  const fixed = fixedIn(list, ordered)
  ordered.slice(0, fixed).reduceRight((next: Element | undefined, element) => {
    if (next && element.nextElementSibling !== next) next.before(element)
    return element
  }, ordered[fixed])
  ordered.slice(fixed).reduce((previous, element) => {
    if (previous !== element && previous.nextElementSibling !== element) previous.after(element)
    return element
  })
}

/** The row that stays in place: the focused one, or else the first in the page. */
function fixedIn(list: HTMLElement, ordered: readonly Element[]) {
  const focused = ordered.findIndex((element) => element.contains(document.activeElement))
  return focused < 0 ? ordered.findIndex((element) => element === list.firstElementChild) : focused
}
