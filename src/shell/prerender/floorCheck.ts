/**
 * The page's first script, in ES5, which any browser can read. What it asks for is in Chrome since 110 and in Safari
 * since 16.4; what is older gets a page of its own.
 */
export const floorCheck =
  'if(!("toSorted"in[]&&"adoptedStyleSheets"in document))location.href="/unsupported.html"'
