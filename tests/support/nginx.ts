import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { headersOf } from '#production/release/headers.ts'
import { prefixesOf, usualPrefixes } from '#build/brand/elsewhere.ts'
import { PartOfMerchant } from '#build/brand/schema.ts'
import { missesAt } from '#production/servers/nginxCalls.ts'
import { nginxOf } from '#production/servers/nginx.ts'
import { certificate } from './certificate.ts'
import { pathOf } from './packages.ts'

/** The name of the release under test. */
const name = 'tested'
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx reads them anew for every location that calls a platform: more than a second of a processor. */
export const publicAuthorities = '/etc/ssl/certs/ca-certificates.crt'

interface Ports {
  /** nginx's port for the site. */
  readonly site: number
  /** nginx's port for the games. */
  readonly games: number
  /** nginx's port for a platform at another origin. */
  readonly api: number
  readonly platform: number
  readonly vendor: number
}

/** The site's port and the next four; nothing need listen on the others. */
export const portsFrom = (site: number): Ports => ({
  site,
  games: site + 1,
  api: site + 2,
  platform: site + 3,
  vendor: site + 4,
})

interface Configured {
  /** The merchant file for a platform at another origin. */
  readonly elsewhere?: string | undefined
  /** The operator's edits: path → a function that changes the text. */
  readonly edits?: Readonly<Record<string, (text: string) => string>>
  /** Whether this nginx has the module for precompressed brotli files. */
  readonly hasBrotli?: boolean
}

/**
 * The real nginx with the configuration of a release, in front of a platform and its games, over
 * TLS and HTTP/2.
 */
export async function startNginx(site: string, ports: Ports, configured: Configured = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const { elsewhere, edits = {}, hasBrotli = existsSync(brotliModule) } = configured
  const merchant = elsewhere ? merchantElsewhere(elsewhere) : merchantAt(ports)
  write(folder, configurationOf(site, ports, merchant, folder))
  if (hasBrotli) write(folder, { 'mela/enabled/brotli.conf': 'brotli_static on;' })
  for (const [path, edit] of Object.entries(edits))
    write(folder, { [path]: edit(readFileSync(join(folder, path), 'utf8')) })
  const nginx = runNginx(folder, hasBrotli)
  try {
    await listening(ports.site)
  } catch (reason) {
    await nginx.stop()
    throw reason
  }
  return {
    url: elsewhere ? 'https://site.localhost' : `https://localhost:${ports.site}`,
    games: merchant.hosts.games[0] ?? '',
    platform: merchant.platform.origin,
    pictures: merchant.hosts.images[0],
    /** Resolves the host names of a merchant with another origin. */
    rules: `MAP site.localhost localhost:${ports.site},MAP games.localhost localhost:${ports.games},MAP platform.localhost localhost:${ports.api},MAP pictures.localhost localhost:${ports.api}`,
    /**
     * The requests that nginx received and sent, one per line: port, status, the platform's status
     * or -, method, address.
     */
    requests: () => readFileSync(join(folder, 'requests.log'), 'utf8'),
    async stop() {
      await nginx.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** nginx with the configuration in a folder with the layout of /etc/nginx. */
export function runNginx(folder: string, hasBrotli = existsSync(brotliModule)) {
  write(folder, { 'nginx.conf': main(hasBrotli) })
  const nginx = spawn(pathOf('nginx'), ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return {
    async stop() {
      if (nginx.exitCode !== null) return
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
    },
  }
}

/** Throws after 10 s. */
async function listening(port: number) {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1')
    const answer = once(socket, 'connect').then(() => true)
    const isListening = await answer.catch(() => false)
    socket.destroy()
    if (isListening) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx did not listen on port ${port}`)
}

type Merchant = Parameters<typeof headersOf>[1]

/** Named by the configurations under test; no picture comes from there. */
export const pictureHost = 'https://pictures.example'

const merchantAt = ({ games }: Ports): Merchant => ({
  hosts: {
    games: [`https://localhost:${games}`],
    chat: [],
    images: [pictureHost],
    social: [],
    lines: [],
  },
  platform: usualPrefixes,
})

function merchantElsewhere(file: string): Merchant {
  const { hosts, platform } = v.parse(PartOfMerchant, JSON.parse(readFileSync(file, 'utf8')))
  if (hosts && platform) return { hosts, platform }
  throw new Error(`${file} names neither a platform nor hosts`)
}

function configurationOf(site: string, ports: Ports, merchant: Merchant, folder: string) {
  const html = readFileSync(join(site, 'index.html'), 'utf8')
  const { [`mela/${name}/mela.conf`]: server = '', ...files } = nginxOf(headersOf(html, merchant), {
    name,
    prefixes: prefixesOf(merchant.platform),
    languages: ['BN', 'EN'],
  })
  return {
    ...files,
    'conf.d/mela.conf': server
      .replace(`root /srv/mela/${name};`, `root ${site};`)
      .replace('/var/cache/mela', 'cache')
      // Several run beside one another.
      .replaceAll(missesAt, `unix:${join(folder, 'misses')}`),
    'mela/tls.conf': tls(ports.site),
    'mela/platform.conf': (files['mela/platform.conf'] ?? '')
      .replace('4173', String(ports.platform))
      .replace(publicAuthorities, certificate.file),
    'mela/enabled/sandbox.conf': `location ^~ /cdn/ { proxy_pass http://mela_platform; proxy_set_header Host $host; }`,
    'conf.d/games.conf': games(ports),
    'conf.d/api.conf': merchant.platform.origin ? api(ports) : '',
  }
}

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const tls = (port: number) => `listen 127.0.0.1:${port} ssl http2;
listen [::1]:${port} ssl http2;
server_name _;
ssl_certificate ${certificate.file};
ssl_certificate_key ${certificate.key};
`

const games = ({ games: port, vendor }: Ports) => `server {
  ${tls(port)}
  location / {
    proxy_pass http://127.0.0.1:${vendor};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-Proto https;
  }
}`

/** A platform at its own address, whose paths begin with /api, and its pictures at theirs. */
const api = ({ api: port, platform }: Ports) => `server {
  ${tls(port)}
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto https;
  location /api/ { proxy_pass http://127.0.0.1:${platform}/; }
  location /cdn/ { proxy_pass http://127.0.0.1:${platform}; }
}`

/**
 * Only its owner can access the folder, and nginx started by root would write its cache as another
 * user.
 */
const user = process.getuid?.() === 0 ? 'user root;' : ''

const main = (hasBrotli: boolean) => `daemon off;
${user}
pid nginx.pid;
worker_processes 1;
${hasBrotli ? `load_module ${brotliModule};` : ''}
events { worker_connections 512; }
http {
  log_format reached '$server_port\t$status\t$upstream_status\t$request_method\t$request_uri';
  log_subrequest on;
  access_log requests.log reached;
  error_log error.log;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include conf.d/*.conf;
}
`
