import type { Prefixes } from '#build/brand/elsewhere.ts'
import { sharedSeconds } from '#api/shared.ts'

/**
 * Whatever nobody has requested for ten minutes is dropped, so a stale answer sent during a refresh
 * is at most that old.
 */
export const cacheZone = `proxy_cache_path /var/cache/mela levels=1:2 keys_zone=mela_public:10m max_size=200m inactive=10m use_temp_path=off;
map $http_accept_encoding $mela_encoding { ~br br; ~gzip gzip; default ""; }
map $upstream_http_cache_control $mela_cdn {
    "~s-maxage=(?<seconds>[0-9]+)" "max-age=$seconds, stale-while-revalidate=60, stale-if-error=600";
    default "";
}
map $upstream_http_content_type $mela_no_json { ~*^application/json ""; default 1; }
`

/**
 * The platform's cache directives take precedence over ours: `no-store` prevents caching,
 * `s-maxage` sets the lifetime.
 */
export const publicRules = `# What is not in the cache is counted there, and gets the site's headers.
proxy_pass http://mela_misses;
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $host;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_connect_timeout 3s;
proxy_read_timeout 30s;
# The time of the answer, in whose place nginx would put its own.
proxy_pass_header Date;
# The URL says all that a public read depends on: nothing else gets to the platform.
proxy_set_header Accept-Encoding $mela_encoding;
proxy_set_header Cookie "";
proxy_set_header Token "";
proxy_set_header Language "";
proxy_set_header Device "";
proxy_cache mela_public;
proxy_cache_key "$host$request_uri $mela_encoding";
proxy_ignore_headers Vary;
proxy_cache_bypass $arg_flush;
# A page that says that the platform is busy is not kept either.
proxy_no_cache $arg_flush $mela_no_json;
# One request per URL at a time; the others wait, or get the last answer.
proxy_cache_lock on;
proxy_cache_lock_timeout 10s;
proxy_cache_use_stale error timeout invalid_header updating http_429 http_500 http_502 http_504;
proxy_cache_background_update on;
proxy_cache_revalidate on;
add_header CDN-Cache-Control $mela_cdn;
add_header X-Cache $upstream_cache_status always;
`

export const publicReads = ({ wps, lgw }: Prefixes, folder: string) =>
  Object.entries(sharedSeconds).flatMap(([path, seconds]) => [
    `location = ${path.replace('/wps/', `${wps}/`).replace('/lgw/', `${lgw}/`)} {`,
    `    include ${folder}/public.conf;`,
    `    proxy_cache_valid 200 ${seconds}s;`,
    '}',
  ])
