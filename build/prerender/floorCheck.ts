/**
 * The page's first script, in ES5, which any browser can read. The features it checks are in Chrome since 110 and
 * Safari since 16.4; older browsers get a separate page.
 */
export const floorCheck =
  'if(!("toSorted"in[]&&"adoptedStyleSheets"in document))location.href="/unsupported.html"'
