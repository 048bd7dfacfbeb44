/** The home row from which a game was last opened; on the way back it is rendered at once. */
export const lastRow: { id?: string | undefined } = {}
