import type { Settled } from '../wire.ts'
import type { Words } from './words.en.ts'

/** What one kind of game draws; the frame around it has the stake, the money and the words of failure. */
export interface Stage<Outcome, Terms> {
  readonly element: HTMLElement
  /** The player's choice before a round, where there is one. */
  readonly controls: HTMLElement | null
  choice(): string | number | null
  /** What is on offer in the round to come. */
  offer(terms: Terms): void
  begin(): void
  /** Plays the result out and says it in a sentence. */
  show(settled: Settled<Outcome, Terms>): Promise<string>
  cancel(): void
  rules(stake: number): Node[]
}

export type StageMaker<Outcome, Terms> = (words: Words) => Stage<Outcome, Terms>
