import { quoted, refusalOf, policyOfNothing } from './refusal.ts'

/**
 * Files for the operator to edit, and files that stay the same in every release: file name →
 * content.
 */
export const operatorFiles = (languages: readonly string[]): Readonly<Record<string, string>> => ({
  'mela/platform.conf': `# Where the platform answers. One that answers at https alone has port 443 here,
upstream mela_platform {
    server 127.0.0.1:4173;
    keepalive 64;
}
# "https" here,
map "" $mela_scheme { default "http"; }
# and its own name here, by which it is asked and its certificate is checked.
map "" $mela_platform_name { default $host; }
proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`,
  'mela/tls.conf': `listen 443 ssl http2;
listen [::]:443 ssl http2;
server_name _;
ssl_certificate /etc/nginx/mela/certificate.pem;
ssl_certificate_key /etc/nginx/mela/key.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:mela:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;
`,
  'mela/available/brotli.conf': 'brotli_static on;\n',
  'mela/available/http3.conf': `# nginx 1.25 and later.
listen 443 quic reuseport;
listen [::]:443 quic reuseport;
`,
  // In a separate file, because a location that adds a header inherits none of the server's.
  'mela/available/http3.header': `add_header Alt-Svc 'h3=":443"; ma=86400' always;
`,
  'mela/available/cdn.conf': `# Behind a CDN. Its address ranges here, and none that anybody else has: what they say of the visitor is believed.
set_real_ip_from 203.0.113.0/24;
# The header in which it names the visitor; of a list the last address that is not the CDN's own.
real_ip_header X-Forwarded-For;
real_ip_recursive on;
`,
  'mela/enabled/README': `Copy from ../available what this server's nginx has: brotli.conf needs the module
brotli_static (Debian: libnginx-mod-http-brotli-static), http3.conf and http3.header nginx 1.25; cdn.conf is for a server
behind a CDN, whose address ranges belong into it.
`,
  'redirect.conf': `server {
    listen 80;
    listen [::]:80;
    server_tokens off;
    add_header X-Content-Type-Options nosniff always;
    add_header Content-Security-Policy ${quoted(policyOfNothing)} always;
    location / { return 301 https://$host$request_uri; }
${refusalOf(languages).replaceAll(/^(?=.)/gm, '    ')}}
`,
})
