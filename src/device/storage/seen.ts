/** Where the games that the page's boxes showed last are kept (`localStorage`); public, and in one language. */
export const seenKey = 'seen'
