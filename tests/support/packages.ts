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

/** EX_UNAVAILABLE of sysexits.h: the tests could not run, which is not a failure. */
export const unavailable = 69

export const pathOf = (server: Server) => servers[server].path

/**
 * Installs a web server from the system's packages if there is none. Prints a message and returns
 * false if it cannot.
 */
export function ensureServer(server: Server): boolean {
  const { path, packages } = servers[server]
  const isMissing = () => !existsSync(path)
  if (isMissing() && process.getuid?.() === 0) {
    installPackages(packages)
    // Debian starts a server right after its installation, and at every boot.
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
