import type { Catalogue } from '../../../../api/catalogue.ts'
import type { Game } from '../../../../api/game.ts'
import type { FailureKind } from '../../../../net/failure.ts'

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
    /** Every game, for a list that is scrolled far. */
    | 'whole'
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
  | { readonly whole: Catalogue }
  | { readonly failure: { readonly kind: FailureKind; readonly code: string } }
)
