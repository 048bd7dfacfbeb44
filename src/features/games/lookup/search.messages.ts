import type { Category, VendorCode } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import type { FailureKind } from '#net/failure.ts'

/** The first games of a category, in the order of the catalogue. */
export interface CategoryWanted {
  readonly category: Category
  /** For categories that the wire distinguishes only by their vendors. */
  readonly vendors: readonly VendorCode[] | null
  readonly limit: number
}

/** A question to the search worker; the answer repeats its number. */
export interface Question {
  readonly number: number
  readonly merchantCode: string
  /** The language of the names. */
  readonly language: string
  readonly wanted:
    | { readonly text: string; readonly limit: number }
    | { readonly ids: readonly string[] }
    | { readonly like: string; readonly limit: number }
    | CategoryWanted
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
  | { readonly failure: { readonly kind: FailureKind; readonly code: string } }
)
