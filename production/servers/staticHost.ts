import type { HeaderRule } from '../release/headers.ts'

/**
 * `_headers` and `_redirects` as static hosts (Netlify, Cloudflare Pages) read them. Only the app's pages are rewritten: a file
 * that is missing must not be answered, and then cached for a year, with the page.
 */
export const staticHostOf = (rules: readonly HeaderRule[]): Readonly<Record<string, string>> => ({
  _headers: rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n'),
  _redirects: '/.well-known/change-password /m/changePsw 302\n/m/* /index.html 200\n',
})
