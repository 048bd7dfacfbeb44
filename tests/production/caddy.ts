import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { usualPrefixes } from '#build/brand/elsewhere.ts'
import { headersOf } from '#production/release/headers.ts'
import { caddyOf } from '#production/servers/caddy.ts'
import { pictureHost } from '#tests/support/nginx.ts'
import { pathOf } from '#tests/support/packages.ts'

const name = 'tested'
const hosts = { games: [], chat: [], images: [pictureHost], social: [], lines: [] }

/** The real Caddy with the configuration of a release, in front of a platform. */
export function startCaddy(
  site: string,
  { port, platform }: Readonly<Record<'port' | 'platform', number>>,
  settings: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const html = readFileSync(join(site, 'index.html'), 'utf8')
  const rules = headersOf(html, { platform: usualPrefixes, hosts })
  const served = { name, prefixes: usualPrefixes, languages: ['BN', 'EN'] }
  const { Caddyfile = '' } = caddyOf(rules, served)
  symlinkSync(resolve(site), join(folder, name))
  writeFileSync(join(folder, 'Caddyfile'), `{\n    admin off\n}\n${Caddyfile}`)
  const caddy = spawn(pathOf('caddy'), ['run', '--config', join(folder, 'Caddyfile')], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      HOME: folder,
      MELA_HOST: `http://localhost:${port}`,
      MELA_PLATFORM: `127.0.0.1:${platform}`,
      MELA_ROOT: folder,
      ...settings,
    },
  })
  return {
    url: `http://localhost:${port}`,
    async stop() {
      if (caddy.exitCode === null) {
        caddy.kill()
        await once(caddy, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
