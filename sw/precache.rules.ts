/** Navigations that are the platform's, or a file's. */
export const notOurs = [/^\/(wps|lgw|sandbox|cdn|vendor)(\/|$)/i, /\.(?!html$)[a-z0-9]+$/i]
