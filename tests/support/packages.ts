import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from './chromium.ts'

const servers = {
  nginx: {
    path: '/usr/sbin/nginx',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'],
  },
  caddy: { path: '/usr/bin/caddy', packages: ['caddy'] },
} as const

type Server = keyof typeof servers

/** EX_UNAVAILABLE of sysexits.h: not a failure of what would have been tested. */
const unavailable = 69

export const pathOf = (server: Server) => servers[server].path

/** Installs a web server where there is none, as the system's package. False, and said, where that is impossible. */
export function ensureServer(server: Server): boolean {
  const { path, packages } = servers[server]
  const isMissing = () => !existsSync(path)
  if (isMissing() && process.getuid?.() === 0) {
    installPackages(packages)
    // Debian starts a server as soon as it is there, and at every boot.
    if (existsSync('/run/systemd/system')) spawnSync('systemctl', ['disable', '--now', server])
  }
  if (isMissing())
    console.error(
      `There is no ${path}, and it could not be installed. As root: apt-get install ${packages.join(' ')}`,
    )
  return !isMissing()
}

if (import.meta.main && !(['nginx', 'caddy'] as const).every(ensureServer))
  process.exitCode = unavailable
