/** In `localStorage`, with their account; removed at sign-out. */
export const sentKeysKey = 'sentKeys'
