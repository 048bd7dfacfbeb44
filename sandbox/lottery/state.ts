import type { PlayType, Shape } from './sheets/plays.ts'

/** Messages between the lottery page and its server; all money is in minor units. */
interface Names {
  readonly en: string
  readonly bn: string
}

interface DrawnIssue {
  readonly issue: string
  readonly at: number
  readonly numbers: readonly string[]
}

interface OpenIssue {
  readonly index: number
  readonly issue: string
  readonly closesAt: number
  readonly drawsAt: number
  /** SHA-256 of the day's seed, which is published when the day is over. */
  readonly commitment: string
}

export interface GameState extends Shape {
  readonly code: string
  readonly names: Names
  readonly types: readonly PlayType[]
  /** Milliseconds between two draws. */
  readonly every: number
  readonly next: OpenIssue
  /** Newest first. */
  readonly drawn: readonly DrawnIssue[]
  /** Yesterday's seed and first draw, so that players can verify its draws. */
  readonly yesterday: {
    readonly seed: string
    readonly commitment: string
    readonly first: DrawnIssue
  }
}

export interface OwnTicket {
  readonly order: string
  readonly game: string
  readonly issue: string
  readonly drawsAt: number
  readonly play: string
  readonly content: string
  readonly stake: number
  readonly prize: number
  readonly status: 'pending' | 'won' | 'lost' | 'void'
}

export interface LottoState {
  /** The platform's time, epoch milliseconds. */
  readonly now: number
  readonly balance: number
  readonly games: readonly GameState[]
  readonly tickets: readonly OwnTicket[]
}

export interface LottoOpened extends LottoState {
  readonly session: string
  readonly vendor: string
  readonly stakes: { readonly least: number; readonly most: number }
}

export interface Placed extends LottoState {
  readonly orders: readonly string[]
}
