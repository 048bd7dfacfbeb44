import type { Settled } from '../wire.ts'
import type { Words } from './words.en.ts'

/** The part of a game that differs by kind; the layout around it has stake, money and errors. */
export interface GameView<Outcome, Terms> {
  readonly element: HTMLElement
  /** The inputs for the player's choice before a round, if any. */
  readonly controls: HTMLElement | null
  readonly texts: { readonly ready: string; readonly act: string; readonly busy: string }
  choice(): string | number | null
  /** The terms of the next round. */
  offer(terms: Terms): void
  begin(): void
  /** Shows the result within 8 s and resolves with a sentence that describes it. */
  show(settled: Settled<Outcome, Terms>): Promise<string>
  cancel(): void
  rules(stake: number): Node[]
}

export type GameViewMaker<Outcome, Terms> = (words: Words) => GameView<Outcome, Terms>
