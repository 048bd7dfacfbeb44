import type { HeaderRule } from '#production/release/headers.ts'

/** Where nginx requests from itself what is not in its cache; only this machine can reach it. */
export const missesAt = '127.0.0.1:4169'

/** The headers of files and of the platform's answers, which have the same policy. */
export const forFiles = (folder: string) => `include ${folder}/fileHeaders.conf;`

/** Replaces the platform's own headers with the site's, so that each is sent once. */
export const proxy = (headers: HeaderRule['headers'], folder: string) =>
  [
    ...proxied,
    ...Object.keys(headers).map((name) => `proxy_hide_header ${name};`),
    forFiles(folder),
    '',
  ].join('\n')

const proxied = [
  'limit_req zone=mela_calls burst=300 nodelay;',
  'limit_req zone=mela_addresses burst=3000 nodelay;',
  'limit_req_status 429;',
  'proxy_pass $mela_scheme://mela_platform;',
  'proxy_ssl_server_name on;',
  'proxy_ssl_name $mela_platform_name;',
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 3;',
  'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $mela_platform_name;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $mela_outside;',
  'proxy_connect_timeout 3s;',
  '# Money has 20 s in the app.',
  'proxy_read_timeout 25s;',
  'proxy_send_timeout 25s;',
  'proxy_hide_header Server;',
  'proxy_hide_header X-Powered-By;',
  'proxy_hide_header Alt-Svc;',
  '# The platform’s clock, in whose place nginx would put its own.',
  'proxy_pass_header Date;',
]

/**
 * nginx counts a request towards a limit before it checks its cache. So the cache is in front of a second server,
 * which gets only the misses, counts them for the visitor and asks the platform.
 */
export const misses = (folder: string) => `
upstream mela_misses {
    server ${missesAt};
    keepalive 64;
}

server {
    listen ${missesAt};
    server_name _;
    server_tokens off;
    access_log off;
    include ${folder}/refusal.conf;
    set_real_ip_from 127.0.0.1;
    set_real_ip_from unix:;
    real_ip_header X-Forwarded-For;
    set $mela_outside $http_x_forwarded_proto;

    location / {
        include ${folder}/proxy.conf;
    }
}
`

/**
 * Each session has its own limit, so that many players may share an address. Anybody can invent sessions, so an
 * address has a limit too.
 */
export const limits = `map $http_token $mela_caller {
    "" $binary_remote_addr;
    "~(?<session>.{1,64})$" $session;
}
limit_req_zone $mela_caller zone=mela_calls:10m rate=100r/s;
limit_req_zone $binary_remote_addr zone=mela_addresses:10m rate=1000r/s;`
