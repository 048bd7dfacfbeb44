export interface Fairness {
  readonly commitment: string
  readonly clientSeed: string
  /** The number of the next round. */
  readonly nonce: number
}

/** What the player sees before a round; all money is in minor units. */
export interface GameStanding<Terms = unknown> {
  readonly balance: number
  readonly fairness: Fairness
  readonly terms: Terms
}

export interface Opened<Terms = unknown> extends GameStanding<Terms> {
  readonly nodeId: number
  readonly session: string
  readonly names: { readonly en: string; readonly bn: string }
  readonly free: boolean
  readonly stakes: readonly number[]
}

export interface Settled<Outcome = unknown, Terms = unknown> extends GameStanding<Terms> {
  readonly stake: number
  readonly payout: number
  readonly outcome: Outcome
  /** The round's first digest, to be verified once its seed is revealed. */
  readonly digest: string
}

/** A round that has begun and not ended, after so many milliseconds. */
export interface Flying {
  readonly elapsed: number
}

export interface Revealed<Terms = unknown> {
  readonly serverSeed: string
  readonly previous: Fairness
  readonly standing: GameStanding<Terms>
}

export interface RefusedAnswer {
  readonly code: string
}
