import type { Category } from '../../../api/games/category.ts'
import type { Game } from '../../../api/games/game.ts'
import type { FailureKind } from '../../../net/failure.ts'

/** Of a category's games without these, so many from a place on: for a list that is scrolled far. */
export interface RestWanted {
  readonly category: Category
  readonly without: readonly string[]
  readonly from: number
  readonly most: number
}

export interface Rest {
  /** How many there are in all. */
  readonly size: number
  /** Null is one that makes no whole game: the others keep their places. */
  readonly games: readonly (Game | null)[]
}

/** What the page asks its search worker; every question has a number, which its answer repeats. */
export interface Question {
  readonly number: number
  readonly merchantCode: string
  /** The language of the names in the answer. */
  readonly language: string
  readonly wanted:
    | { readonly text: string; readonly most: number }
    | { readonly ids: readonly string[] }
    | { readonly like: string; readonly most: number }
    | RestWanted
    /** The catalogue on the device has changed: it is read again. */
    | 'renew'
}

export interface Found {
  readonly games: readonly Game[]
  /** How many there are, of which `games` are the best. */
  readonly total: number
  /** Of when the catalogue is, epoch milliseconds. */
  readonly at: number
  readonly isKept: boolean
  /** What it cost, for the measurements. */
  readonly cost: {
    readonly milliseconds: number
    readonly indexing: number
    readonly bytes: number
  }
}

export type Reply = { readonly number: number } & (
  | { readonly found: Found }
  | { readonly rest: Rest }
  | { readonly failure: { readonly kind: FailureKind; readonly code: string } }
)
