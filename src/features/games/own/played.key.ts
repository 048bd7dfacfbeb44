/** Also read by the head of the page, which keeps a place for the games. */
export const playedKey = 'played'
