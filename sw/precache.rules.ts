/** Paths of the play-money platform that comes with the project; a release has none. */
const sandboxPaths = import.meta.env.SANDBOX_PATHS ?? 'sandbox|vendor|'

/**
 * Navigations to the platform, to a well-known address or to a file; a full stop in the query does
 * not make it a file.
 */
export const notOurs = [
  new RegExp(
    String.raw`^/(${sandboxPaths}wps|lgw|cdn|\.well-known|unsupported\.html)([/?]|$)`,
    'i',
  ),
  /^[^?]*\.(?!html(\?|$))[a-z0-9]+(\?|$)/i,
]

const configuration = '<script type="application/json" id="merchant">'

export const usesFirebase = (html: string) =>
  new RegExp(`${configuration}[^<]*"firebase":`).test(html)

/** Tells the app's page from a page of a captive portal or a failing host. */
export const isOwnPage = (html: string) => html.includes(configuration)

const kinds = new Map<string, string>(
  Object.entries({
    js: 'javascript',
    json: 'json',
    css: 'text/css',
    html: 'text/html',
    svg: 'image/svg',
    png: 'image/png',
    woff2: 'font',
  }),
)

export function isIntact(
  address: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
) {
  const ending = /\.(\w+)$/.exec(new URL(address, 'https://own').pathname)?.[1] ?? ''
  return status === 200 && (headers.get('Content-Type') ?? '').includes(kinds.get(ending) ?? '')
}
