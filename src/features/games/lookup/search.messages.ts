import type { Category } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import type { FailureKind } from '#net/failure.ts'

/** A window of a category's games for a list that is scrolled far. */
export interface RestWanted {
  readonly category: Category
  readonly without: readonly string[]
  readonly from: number
  readonly most: number
}

export interface Rest {
  /** The number of games in the whole list. */
  readonly size: number
  /** Null marks an incomplete entry, so that the others keep their places. */
  readonly games: readonly (Game | null)[]
}

/** A question to the search worker; the answer repeats its number. */
export interface Question {
  readonly number: number
  readonly merchantCode: string
  /** The language of the names. */
  readonly language: string
  readonly wanted:
    | { readonly text: string; readonly most: number }
    | { readonly ids: readonly string[] }
    | { readonly like: string; readonly most: number }
    | RestWanted
    /** The catalogue on the device has changed and is read again. */
    | 'renew'
}

export interface Found {
  readonly games: readonly Game[]
  /** The number of matches; `games` are the best of them. */
  readonly total: number
  /** The age of the catalogue, epoch milliseconds. */
  readonly at: number
  readonly isCached: boolean
}

export type Reply = { readonly number: number } & (
  | { readonly found: Found }
  | { readonly rest: Rest }
  | { readonly failure: { readonly kind: FailureKind; readonly code: string } }
)
