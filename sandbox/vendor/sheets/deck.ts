/** A card is 0 to 51: thirteen ranks starting with the ace, four suits. */
export const rankOf = (card: number) => card % 13
export const suitOf = (card: number) => Math.floor(card / 13)
