/** Navigations that are the platform's, or a file's. */
export const notOurs = [/^\/(wps|lgw|sandbox|cdn|vendor)(\/|$)/i, /\.(?!html$)[a-z0-9]+$/i]

/** Whether the merchant's configuration, which stands in the page, names Firebase. */
export const usesFirebase = (html: string) =>
  /<script type="application\/json" id="merchant">[^<]*"firebase":/.test(html)
