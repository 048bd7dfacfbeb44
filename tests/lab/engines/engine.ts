/** A browser with one page of 390 × 844; only what a journey needs. */
export interface Engine {
  readonly name: string
  readonly version: string
  open(url: string): Promise<void>
  /** Evaluates an expression in the page, or in the game's iframe. */
  read(expression: string, isInGame?: boolean): Promise<unknown>
  /** PNG. */
  picture(): Promise<Buffer>
  end(): Promise<void>
}

export const size = { width: 390, height: 844 }

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
