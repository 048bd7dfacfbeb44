/** Where what was searched for on this phone is kept (`localStorage`), and by whom: a sign-out removes it. */
export const searchesKey = 'searches'
