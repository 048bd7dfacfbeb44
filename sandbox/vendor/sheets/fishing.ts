/** What each fish pays, as a multiple of the stake. */
export const fishes = { puti: 2, prawn: 3, koi: 5, crab: 10, ilish: 25, boal: 50 } as const
export type Fish = keyof typeof fishes

/** Percent of the stakes returned, whatever the fish. */
export const share = 96
/** The chance to catch it, in hundredths of a percent. */
export const chanceOf = (fish: Fish) => (share * 100) / fishes[fish]

export interface FishingOutcome {
  readonly isCaught: boolean
}
