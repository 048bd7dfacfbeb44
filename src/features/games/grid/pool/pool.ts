import type { Game } from '#api/games/game.ts'
import { type View, drawTile, finishTile } from './drawTile.ts'
import { type GridLayout, type Size, measure, onPixel, sizeFor } from './geometry.ts'
import { showTilePicture } from '#features/games/tile/picture.ts'
import {
  type Span,
  dealt,
  idle,
  lacks,
  rowsFor,
  rowsInView,
  sameSpot,
  spanFor,
} from './pool.rules.ts'
import { type Motion, watchScroll } from './scrolling.ts'
import { type PooledRow, rowsIn, arrange } from './rows.ts'

interface Listeners {
  /** Called when a different number of rows is enough, or a different number of columns fits. */
  readonly onSize: (size: Size) => void
  /** Called for a click on a tile: on the game or its star. */
  readonly onClick: (button: Element, game: Game) => void
}

/** Frames that a slow processor may need to paint. */
const ahead = 3

/** Moves a few rows to where the screen is and writes games into them while the page scrolls, bypassing React. */
export class TilePool {
  readonly #list: HTMLElement
  readonly #listeners: Listeners
  readonly #observer = new ResizeObserver(() => this.#remeasure())
  readonly #stopScroll: () => void
  #rows: readonly PooledRow[] = []
  #shown: readonly number[] = []
  #view: View | null = null
  #layout: GridLayout | null = null
  #height = innerHeight
  #motion: Motion = { scroll: scrollY, speed: 0 }

  constructor(list: HTMLElement, listeners: Listeners) {
    this.#list = list
    this.#listeners = listeners
    this.#stopScroll = watchScroll(
      (motion) => this.#move(motion),
      () => this.#rest(),
    )
    for (const element of [list, document.body]) this.#observer.observe(element)
    addEventListener('resize', this.#remeasure)
    list.addEventListener('click', this.#click)
    list.addEventListener('keydown', this.#keyDown)
  }

  stop() {
    this.#stopScroll()
    this.#observer.disconnect()
    removeEventListener('resize', this.#remeasure)
    this.#list.removeEventListener('click', this.#click)
    this.#list.removeEventListener('keydown', this.#keyDown)
  }

  /** Takes over the rows that React has rendered. */
  attach() {
    const [focused, game] = this.#focused()
    this.#rows = rowsIn(this.#list)
    this.#shown = this.#rows.map(() => idle)
    this.#remeasure()
    this.#draw(true)
    if (game) this.#focus(game, focused)
  }

  #focused() {
    const focused = document.activeElement
    return [focused, this.#tiles().find(({ box }) => box.contains(focused))?.game] as const
  }

  /** The focused game may be in another tile after rows are reassigned. */
  #focus({ id }: Game, focused: Element | null) {
    const tile = this.#tiles().find(({ game }) => game?.id === id)
    const control = focused?.hasAttribute('aria-pressed') ? tile?.star : tile?.play
    if (control !== focused && control instanceof HTMLElement)
      control.focus({ preventScroll: true })
  }

  /** Shows a different list, or the same one with changed texts or stars. */
  show(view: View) {
    this.#view = view
    this.#grow()
    this.#draw(true)
  }

  #click = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    const game = button && this.#tiles().find(({ box }) => box.contains(button))?.game
    if (game) this.#listeners.onClick(button, game)
  }

  #keyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') arrange(this.#list, this.#rows, this.#shown)
  }

  #tiles = () => this.#rows.flatMap(({ tiles }) => tiles)

  #rowCount = () =>
    this.#view && this.#layout ? rowsFor(this.#view.count, this.#layout.columns) : 0

  #move(motion: Motion) {
    this.#motion = motion
    this.#draw(false)
  }

  #rest() {
    this.#motion = { ...this.#motion, speed: 0 }
    this.#draw(true)
    arrange(this.#list, this.#rows, this.#shown)
  }

  /** Assigns the rows for the scroll position, and writes those that changed, or all. */
  #draw(isAll: boolean) {
    const [view, layout] = [this.#view, this.#layout]
    if (!view || !layout) return
    const { speed } = this.#motion
    const inView = this.#inView(1, layout)
    if (isAll || speed === 0 || lacks(this.#shown, this.#inView(ahead, layout)))
      this.#deal(inView, isAll, view, layout)
    if (speed === 0) {
      this.#finish(isAll ? Infinity : layout.columns, view)
      this.#showPictures(view)
    }
  }

  /**
   * The rows in view a number of frames from now: during a fast scroll the page has moved on by the time they
   * are painted, and rows covered by a bar are free.
   */
  #inView(frames: number, layout: GridLayout) {
    const { scroll, speed } = this.#motion
    const { top, bottom } = speed === 0 ? { top: 0, bottom: 0 } : layout.covered
    const port = { scroll: scroll + frames * speed + top, height: this.#height - top - bottom }
    return rowsInView(port, layout, this.#rowCount())
  }

  /** Reassigns all free rows at once: the first change in a frame costs as much as the next ten. */
  #deal(inView: Span, isAll: boolean, view: View, layout: GridLayout) {
    const held = this.#heldBeyond(inView.first, inView.last)
    const size = this.#rows.length - (held < 0 ? 0 : 1)
    const span = spanFor(inView, size, this.#rowCount(), Math.sign(this.#motion.speed))
    const before = this.#shown
    this.#shown = dealt(before, span, held)
    const isFast = !isAll && this.#motion.speed !== 0
    for (const [slot, row] of this.#shown.entries())
      if (isAll || row !== before[slot]) this.#write(slot, row, isFast, view, layout)
  }

  /** The slot of the focused row that has scrolled out of view, or −1. */
  #heldBeyond(first: number, last: number): number {
    const focused = document.activeElement
    if (!focused || !this.#list.contains(focused)) return -1
    return this.#rows.findIndex(({ element }, slot) => {
      const row = this.#shown[slot] ?? idle
      return row !== idle && (row < first || row > last) && element.contains(focused)
    })
  }

  #write(slot: number, row: number, isFast: boolean, view: View, { pitch, columns }: GridLayout) {
    const { element, tiles } = this.#rows[slot] ?? {}
    if (!element) return
    element.toggleAttribute('data-idle', row === idle)
    element.style.transform = `translateY(${onPixel(Math.max(0, row) * pitch)}px)`
    for (const [column, tile] of tiles?.entries() ?? [])
      drawTile(tile, row === idle ? -1 : row * columns + column, view, isFast)
  }

  /** Completes what a fast scroll skipped: a row at a time while slowing down, all at rest. */
  #finish(most: number, view: View) {
    let left = most
    for (const tile of this.#tiles()) if (left > 0 && finishTile(tile, view)) left -= 1
  }

  #showPictures({ hosts }: View) {
    for (const { box, game } of this.#tiles()) showTilePicture(box, game?.picture ?? null, hosts)
  }

  #remeasure = () => {
    const row = this.#rows[0]?.element
    if (!row) return
    const [before, after] = [this.#layout, measure(this.#list, row)]
    this.#layout = after
    this.#height = innerHeight
    this.#listeners.onSize(sizeFor(after, this.#height))
    if (before && before.pitch === after.pitch && before.columns === after.columns) return
    this.#grow()
    if (before) scrollTo({ top: sameSpot(scrollY, before, after), behavior: 'instant' })
    this.#motion = { scroll: scrollY, speed: 0 }
    this.#draw(true)
  }

  /** Gives the page the height of the whole list before it is painted, so that a scroll position can be restored. */
  #grow() {
    if (!this.#layout) return
    const height = this.#rowCount() * this.#layout.pitch
    this.#list.style.setProperty('--rows-height', `${height}px`)
  }
}
