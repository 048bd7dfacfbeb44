import type { HeaderRule } from '../release/headers.ts'
import { type Prefixes, usualPrefixes } from '../brand/elsewhere.ts'
import { cacheZone, publicReads, publicRules } from './nginxCache.ts'
import { foldersOf, headersAt, pagesOf } from './rules.ts'

/** nginx's configuration: file name → content. `platform.conf` and `tls.conf` are the operator's to edit. */
export function nginxOf(
  rules: readonly HeaderRule[],
  prefixes: Prefixes | null = usualPrefixes,
): Readonly<Record<string, string>> {
  return {
    'mela.conf': server(rules, prefixes),
    'redirect.conf': redirect,
    'mela/headers.conf': addHeaders(withoutCaching(headersAt(rules, '/'))),
    'mela/proxy.conf': proxy(withoutCaching(headersAt(rules, '/'))),
    'mela/public.conf': publicRules,
    'mela/platform.conf': platform,
    'mela/tls.conf': tls,
    'mela/available/brotli.conf': 'brotli_static on;\n',
    'mela/available/http3.conf': http3,
    'mela/available/http3.header': http3Header,
    'mela/enabled/README': enabled,
    Dockerfile: dockerfile,
  }
}

const cacheControl = 'Cache-Control'

const withoutCaching = (headers: HeaderRule['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== cacheControl))

/** `always`: on errors too. A location that adds a header inherits none, so each includes all of them. */
const addHeaders = (headers: HeaderRule['headers']) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .concat('include mela/enabled/*.header;\n')
    .join('')

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const location = (where: string, ...lines: readonly string[]) => [
  `location ${where} {`,
  ...lines.map((line) => `    ${line}`),
  '}',
]

const usual = 'include mela/headers.conf;'
const cachedFor = (value: string | undefined) =>
  `add_header ${cacheControl} $mela_${cachingName(value)} always;`

/** A file that is missing today may come with the next release: what is not there is not cached. */
const cachings = (rules: readonly HeaderRule[]) =>
  [...new Set(rules.map(({ headers }) => headers[cacheControl]))]
    .filter((value) => value !== undefined)
    .map(
      (value) =>
        `map $status $mela_${cachingName(value)} { ~^[23] "${value}"; default "no-store"; }`,
    )
    .join('\n')

const cachingName = (value = '') => value.replaceAll(/\W+/g, '_')

const folders = (rules: readonly HeaderRule[]) =>
  foldersOf(rules).flatMap((path) =>
    location(
      `^~ ${path.slice(0, -1)}`,
      usual,
      cachedFor(headersAt(rules, path)[cacheControl]),
      'try_files $uri =404;',
    ),
  )

const pages = (rules: readonly HeaderRule[]) =>
  pagesOf(rules).flatMap((path) =>
    location(
      `= ${path}`,
      ...addHeaders(headersAt(rules, path)).trim().split('\n'),
      'try_files /index.html =404;',
    ),
  )

const calls = (prefixes: Prefixes) => [
  ...publicReads(prefixes),
  ...[prefixes.wps, prefixes.lgw].flatMap((path) =>
    location(`^~ ${path}/`, 'include mela/proxy.conf;'),
  ),
]

/** The app's page would be no answer to a page that was opened before the platform moved away. */
const noCalls = ['/wps/', '/lgw/'].flatMap((path) =>
  location(`^~ ${path}`, 'include mela/headers.conf;', 'return 404;'),
)

const server = (
  rules: readonly HeaderRule[],
  prefixes: Prefixes | null,
) => `# Written by npm run release. Edit mela/platform.conf and mela/tls.conf, not this file.
include mela/platform.conf;

limit_req_zone $binary_remote_addr zone=mela_calls:10m rate=100r/s;

${cacheZone}
${cachings(rules)}

server {
    include mela/tls.conf;
    include mela/enabled/*.conf;

    root /srv/mela;
    charset utf-8;
    charset_types text/css text/javascript application/javascript application/json application/manifest+json;
    server_tokens off;
    etag on;
    gzip_static on;
    gzip_vary on;
    client_max_body_size 20m;

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

    # The compressed copies are nobody's address.
    location ~ \\.(br|gz|zst)$ {
        include mela/headers.conf;
        return 404;
    }

${indented([
  ...(prefixes ? calls(prefixes) : noCalls),
  ...folders(rules),
  ...pages(rules),
  ...location(
    '~* ^/m/[a-z]+\\.html$',
    usual,
    cachedFor(headersAt(rules, '/')[cacheControl]),
    'try_files /index.html =404;',
  ),
  ...location('= /.well-known/change-password', usual, 'return 302 /m/changePsw;'),
  ...location(
    '= /.well-known/apple-app-site-association',
    usual,
    cachedFor(headersAt(rules, '/')[cacheControl]),
    'default_type application/json;',
    'try_files $uri =404;',
  ),
  // A path with an extension is a file.
  ...location(
    '~ \\.[A-Za-z0-9]+$',
    usual,
    cachedFor(headersAt(rules, '/')[cacheControl]),
    'try_files $uri =404;',
  ),
  ...location(
    '/',
    usual,
    cachedFor(headersAt(rules, '/')[cacheControl]),
    'try_files $uri /index.html;',
  ),
])}
}
`

/** The platform's answers carry the site's headers, once. */
const proxy = (headers: HeaderRule['headers']) =>
  [
    ...proxied,
    ...Object.keys(headers).map((name) => `proxy_hide_header ${name};`),
    'include mela/headers.conf;',
    '',
  ].join('\n')

const proxied = [
  'limit_req zone=mela_calls burst=300 nodelay;',
  'limit_req_status 429;',
  'proxy_pass http://mela_platform;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_connect_timeout 3s;',
  '# Money has 20 s in the app.',
  'proxy_read_timeout 25s;',
  'proxy_send_timeout 25s;',
  'proxy_hide_header Server;',
  'proxy_hide_header X-Powered-By;',
]

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n')

const platform = `# Where the platform answers.
upstream mela_platform {
    server 127.0.0.1:4173;
    keepalive 64;
}
`

const tls = `listen 443 ssl http2;
listen [::]:443 ssl http2;
server_name _;
ssl_certificate /etc/nginx/mela/certificate.pem;
ssl_certificate_key /etc/nginx/mela/key.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:mela:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;
`

const redirect = `server {
    listen 80;
    listen [::]:80;
    return 301 https://$host$request_uri;
}
`

const http3 = `# nginx 1.25 and later.
listen 443 quic reuseport;
listen [::]:443 quic reuseport;
`

/** In a file of its own: a location that adds a header inherits none of the server's. */
const http3Header = `add_header Alt-Svc 'h3=":443"; ma=86400' always;
`

const enabled = `Copy from ../available what this server's nginx has: brotli.conf needs the module
brotli_static (Debian: libnginx-mod-http-brotli-static), http3.conf and http3.header nginx 1.25.
`

const dockerfile = `FROM nginx:1.28-alpine
COPY site /srv/mela
COPY servers/nginx/mela /etc/nginx/mela
COPY servers/nginx/mela.conf servers/nginx/redirect.conf /etc/nginx/conf.d/
RUN rm /etc/nginx/conf.d/default.conf
EXPOSE 80 443
`
