/** Also read by the head of the page, which reserves space for the games. */
export const playedKey = 'played'
