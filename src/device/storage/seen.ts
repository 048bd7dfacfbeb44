/** In `localStorage`; public, and in one language. */
export const seenKey = 'seen'
