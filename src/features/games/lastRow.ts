/** The row of home whose game was opened last: on the way back it is there at once. */
export const lastRow: { id?: string | undefined } = {}
