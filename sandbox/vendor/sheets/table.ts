/** Andar–Bahar: cards fall inside (andar) and outside (bahar) in turn until one matches the first. */
export const sides = ['andar', 'bahar'] as const
export type Side = (typeof sides)[number]

/** In hundredths of the stake. Andar gets the first card, so it wins a little more often and pays less. */
export const odds: Readonly<Record<Side, number>> = { andar: 190, bahar: 200 }

/** A card is 0 to 51: thirteen ranks, four suits. */
export const rankOf = (card: number) => card % 13
export const suitOf = (card: number) => Math.floor(card / 13)
