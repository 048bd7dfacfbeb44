import type { Settled } from '#sandbox/vendor/wire.ts'
import type { Words } from './words.en.ts'

/** The part of a game that differs by kind; the layout around it has stake, money and errors. */
export interface GameView<Outcome, Terms> {
  readonly element: HTMLElement
  /** The player's choice before a round, and its inputs unless the game itself is one. */
  readonly field?: {
    readonly element?: HTMLElement
    readonly value: () => string | number
    /** How many chips are laid, each of one stake: one by default, none if nothing is chosen yet. */
    readonly chips?: () => number
  }
  /** Shows a round that continues until the player gets off, with this text on its button. */
  readonly flight?: { readonly off: string; readonly fly: (elapsed: number) => void }
  /** The stake of one chip, at first and when the player changes it. */
  readonly price?: (stake: number) => void
  readonly texts: { readonly ready: string; readonly act: string; readonly busy: string }
  /** The terms of the next round, where they differ. */
  readonly offer?: (terms: Terms) => void
  readonly begin: () => void
  /** Shows the result within 8 s and resolves with a sentence that describes it. */
  show(settled: Settled<Outcome, Terms>): Promise<string>
  /** Ends a round without a result; the same as `begin` by default. */
  readonly cancel?: () => void
  rules(stake: number): Node[]
}

export type GameViewMaker<Outcome, Terms> = (words: Words) => GameView<Outcome, Terms>
