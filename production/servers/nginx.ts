import type { HeaderRule } from '#production/release/headers.ts'
import type { Prefixes } from '#build/brand/elsewhere.ts'
import { cacheZone, publicReads, publicRules } from './nginxCache.ts'
import { forFiles, limits, misses, proxy } from './nginxCalls.ts'
import { operatorFiles } from './nginxOperator.ts'
import { quoted, refusalOf, refusalHeaders } from './refusal.ts'
import { mostKilobytes, mostMegabytes, uploadPath } from './limits.ts'
import {
  type Served,
  cacheControl,
  fileRulesOf,
  foldersOf,
  headersAt,
  pageRulesOf,
} from './rules.ts'

/**
 * nginx's configuration: file name → content. `platform.conf` and `tls.conf` are for the operator
 * to edit. The folder named after the release contains everything its page needs; copying its
 * `mela.conf` serves that release.
 */
export function nginxOf(
  rules: readonly HeaderRule[],
  served: Served,
): Readonly<Record<string, string>> {
  const { name, languages } = served
  const folder = `mela/${name}`
  const headers = withoutCaching(headersAt(rules, '/'))
  const [anyFolder = '/'] = foldersOf(rules)
  return {
    [`${folder}/mela.conf`]: server(rules, served),
    [`${folder}/headers.conf`]: addHeaders(headers),
    [`${folder}/fileHeaders.conf`]: addHeaders(withoutCaching(headersAt(rules, anyFolder))),
    [`${folder}/refusal.conf`]: addHeaders(refusalHeaders(headers)) + refusalOf(languages),
    [`${folder}/proxy.conf`]: proxy(headers, folder),
    [`${folder}/public.conf`]: publicRules,
    ...operatorFiles(languages),
    Dockerfile: dockerfile(name),
  }
}

const withoutCaching = (headers: HeaderRule['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== cacheControl))

/**
 * `always` includes error responses. A location that adds a header inherits none, so each location
 * includes all of them.
 */
const addHeaders = (headers: HeaderRule['headers']) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .concat('include mela/enabled/*.header;\n')
    .join('')

const location = (where: string, ...lines: readonly string[]) => [
  `location ${where} {`,
  ...lines.map((line) => `    ${line}`),
  '}',
]

const usual = (folder: string) => `include ${folder}/headers.conf;`
const cachedFor = (value: string | undefined) =>
  `add_header ${cacheControl} $mela_${cachingName(value)} always;`

/** A missing file may come with the next release, so a 404 must not be cached. */
const cachings = (rules: readonly HeaderRule[]) =>
  [...new Set(rules.map(({ headers }) => headers[cacheControl]))]
    .filter((value) => value !== undefined)
    .map(
      (value) =>
        `map $status $mela_${cachingName(value)} { ~^[23] "${value}"; default "no-store"; }`,
    )
    .join('\n')

const cachingName = (value = '') => value.replaceAll(/\W+/g, '_')

const folders = (rules: readonly HeaderRule[], folder: string) =>
  foldersOf(rules).flatMap((path) =>
    location(
      `^~ ${path.slice(0, -1)}`,
      forFiles(folder),
      cachedFor(headersAt(rules, path)[cacheControl]),
      'try_files $uri =404;',
    ),
  )

const pages = (rules: readonly HeaderRule[]) =>
  pageRulesOf(rules).flatMap((path) =>
    location(
      `= ${path}`,
      ...addHeaders(headersAt(rules, path)).trim().split('\n'),
      'try_files /index.html =404;',
    ),
  )

const files = (rules: readonly HeaderRule[]) =>
  fileRulesOf(rules).flatMap((path) => {
    const headers = headersAt(rules, path)
    return location(
      `= ${path}`,
      ...addHeaders(withoutCaching(headers)).trim().split('\n'),
      cachedFor(headers[cacheControl]),
      'try_files $uri =404;',
    )
  })

const calls = (prefixes: Prefixes, folder: string) => [
  ...publicReads(prefixes, folder),
  ...location(
    `= ${uploadPath(prefixes)}`,
    `include ${folder}/proxy.conf;`,
    `client_max_body_size ${mostMegabytes}m;`,
  ),
  ...[prefixes.wps, prefixes.lgw].flatMap((path) =>
    location(`^~ ${path}/`, `include ${folder}/proxy.conf;`),
  ),
]

/** A page opened before the platform moved away must not get the app's page as an answer. */
const noCalls = (folder: string) =>
  ['/wps/', '/lgw/'].flatMap((path) => location(`^~ ${path}`, usual(folder), 'return 404;'))

function server(rules: readonly HeaderRule[], { name, prefixes }: Served) {
  const folder = `mela/${name}`
  const revalidated = cachedFor(headersAt(rules, '/')[cacheControl])
  return `# Written by npm run release. Edit mela/platform.conf and mela/tls.conf, not this file.
include mela/platform.conf;

${prefixes ? `${limits}\n\n${cacheZone}` : ''}
${cachings(rules)}

server {
    include mela/tls.conf;
    include mela/enabled/*.conf;
    set $mela_outside $scheme;

    root /srv/mela/${name};
    charset utf-8;
    charset_types text/plain text/css text/javascript application/javascript application/json application/manifest+json;
    server_tokens off;
    etag on;
    gzip_static on;
    gzip_vary on;
    client_max_body_size ${mostKilobytes}k;
    # nginx would send the headers of a 416 twice.
    max_ranges 0;
    include ${folder}/refusal.conf;

    types {
        text/html html;
        text/css css;
        text/javascript js;
        application/json json;
        application/manifest+json webmanifest;
        application/x-apple-aspen-config mobileconfig;
        application/xml xml;
        font/woff2 woff2;
        image/png png;
        image/svg+xml svg;
        text/plain txt;
    }

${indented([
  // The compressed copies cannot be requested by their own names.
  ...location('~ \\.(br|gz|zst)$', usual(folder), 'return 404;'),
  ...(prefixes ? calls(prefixes, folder) : noCalls(folder)),
  ...folders(rules, folder),
  ...pages(rules),
  ...files(rules),
  ...location('~* ^/m/[a-z]+\\.html$', usual(folder), revalidated, 'try_files /index.html =404;'),
  ...location('= /.well-known/change-password', usual(folder), 'return 302 /m/changePsw;'),
  ...location(
    '= /.well-known/apple-app-site-association',
    usual(folder),
    revalidated,
    'default_type application/json;',
    'try_files $uri =404;',
  ),
  // Password managers request a URL that must not exist.
  ...location('^~ /.well-known/', usual(folder), revalidated, 'try_files $uri =404;'),
  // A path with an extension is a file.
  ...location('~ \\.[A-Za-z0-9]+$', usual(folder), revalidated, 'try_files $uri =404;'),
  ...location('/', usual(folder), revalidated, 'try_files $uri /index.html;'),
])}
}
${prefixes ? misses(folder) : ''}`
}

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n')

const dockerfile = (name: string) => `FROM nginx:1.28-alpine
COPY site /srv/mela/${name}
COPY servers/nginx/mela /etc/nginx/mela
COPY servers/nginx/mela/${name}/mela.conf servers/nginx/redirect.conf /etc/nginx/conf.d/
RUN rm /etc/nginx/conf.d/default.conf
EXPOSE 80 443
`
