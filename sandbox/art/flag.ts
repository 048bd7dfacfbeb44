/** In place of a flag: the two letters of the region. Flags are the operator's. */
export const regionPicture = (region: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"><rect width="32" height="24" rx="3" fill="#35507c"/><text x="16" y="17" fill="#fff" font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle">${region.toUpperCase()}</text></svg>`
