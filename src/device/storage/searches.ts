/** In `localStorage`; removed at sign-out. */
export const searchesKey = 'searches'
