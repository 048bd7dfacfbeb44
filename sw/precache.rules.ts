/** Navigations that are the platform's, or a file's; a full stop in a query makes no file. */
export const notOurs = [
  /^\/(wps|lgw|sandbox|cdn|vendor)([/?]|$)/i,
  /^[^?]*\.(?!html(\?|$))[a-z0-9]+(\?|$)/i,
]

const configuration = '<script type="application/json" id="merchant">'

/** Whether the merchant's configuration, which stands in the page, names Firebase. */
export const usesFirebase = (html: string) =>
  new RegExp(`${configuration}[^<]*"firebase":`).test(html)

/** The app's page, and not what a portal or a host in trouble calls a page. */
export const isOwnPage = (html: string) => html.includes(configuration)

const kinds: Readonly<Record<string, string>> = {
  js: 'javascript',
  css: 'text/css',
  html: 'text/html',
  svg: 'image/svg',
  png: 'image/png',
  woff2: 'font',
}

/** A file of the app as its host sends it: right in status and kind. */
export function isIntact(address: string, status: number, type: string | null) {
  const ending = /\.(\w+)$/.exec(new URL(address, 'https://own').pathname)?.[1] ?? ''
  return status === 200 && (type ?? '').includes(kinds[ending] ?? '')
}
