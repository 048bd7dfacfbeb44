import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HeaderRule } from '#production/release/headers.ts'
import { prefixesOf } from '#build/brand/elsewhere.ts'
import type { MerchantFile } from '#build/brand/merchant.ts'
import { caddyOf } from './caddy.ts'
import { nginxOf } from './nginx.ts'
import { staticHostsOf } from './staticHost.ts'

interface Release {
  readonly name: string
  readonly rules: readonly HeaderRule[]
  readonly merchant: Pick<MerchantFile, 'platform' | 'languages'>
}

/** Writes a configuration for each web server into the release. */
export function writeServers(release: string, { name, rules, merchant }: Release) {
  const { platform, languages } = merchant
  const served = { name, prefixes: prefixesOf(platform), languages }
  write(join(release, 'servers/nginx'), nginxOf(rules, served))
  write(join(release, 'servers/caddy'), caddyOf(rules, served))
  write(join(release, 'servers'), staticHostsOf(rules))
  // The app's own page tells the player, in their language, that the page does not exist.
  for (const host of ['cloudflare', 'netlify'])
    copyFileSync(join(release, 'site/index.html'), join(release, 'servers', host, '404.html'))
}

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
