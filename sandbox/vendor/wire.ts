import type { Sign } from './sheets/slot.ts'
import type { Side } from './sheets/table.ts'

export type SkinName = 'slot' | 'crash' | 'table' | 'lottery' | 'market'
export type Pick = 'home' | 'away'

export interface LineWin {
  readonly line: number
  readonly sign: Sign
  readonly count: number
  /** In stakes of one line. */
  readonly pays: number
}

export interface SlotOutcome {
  /** The top row's position on each strip. */
  readonly stops: readonly number[]
  readonly wins: readonly LineWin[]
}

export interface CrashOutcome {
  /** Where the rocket burst, in hundredths. */
  readonly burst: number
  readonly target: number
}

export interface TableOutcome {
  readonly joker: number
  /** Andar's first card, bahar's first, andar's second … */
  readonly dealt: readonly number[]
  readonly winner: Side
}

export interface LotteryOutcome {
  /** Three digits in order, such as "047". */
  readonly drawn: string
  /** How many digits match, counted from the last. */
  readonly matched: number
}

export interface MarketOutcome {
  readonly winner: Pick
}

export interface Fixture {
  /** Which of the eight names play. */
  readonly home: number
  readonly away: number
  /** What each side pays, in hundredths of the stake. */
  readonly odds: Readonly<Record<Pick, number>>
  /** The home side's chance, in percent. */
  readonly chance: number
}

export interface Fairness {
  readonly commitment: string
  readonly clientSeed: string
  /** The number of the next round. */
  readonly nonce: number
}

/** What the player sees before a round; money is in minor units throughout. */
export interface Standing<Terms = unknown> {
  readonly balance: number
  readonly fairness: Fairness
  readonly terms: Terms
}

export interface Opened<Terms = unknown> extends Standing<Terms> {
  readonly nodeId: number
  readonly session: string
  readonly names: { readonly en: string; readonly bn: string }
  readonly free: boolean
  readonly stakes: readonly number[]
}

export interface Settled<Outcome = unknown, Terms = unknown> extends Standing<Terms> {
  readonly stake: number
  readonly payout: number
  readonly outcome: Outcome
  /** The round's first digest, to verify once its seed is revealed. */
  readonly digest: string
}

export interface Revealed<Terms = unknown> {
  readonly serverSeed: string
  readonly previous: Fairness
  readonly standing: Standing<Terms>
}

export interface Refusal {
  readonly code: string
}
