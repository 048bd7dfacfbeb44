import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { usualPrefixes } from '#build/brand/elsewhere.ts'
import { filesIn } from '#production/release/files.ts'
import { headersOf } from '#production/release/headers.ts'
import { missesAt } from '#production/servers/nginxCalls.ts'
import { writeServers } from '#production/servers/servers.ts'
import { certificate, makeCertificate } from './certificate.ts'
import { runNginx } from './nginx.ts'
import { pathOf } from './packages.ts'
import { freePort } from './platform.ts'

const merchant = {
  languages: ['BN', 'EN'],
  platform: usualPrefixes,
  hosts: { games: [], chat: [], images: [], social: [], lines: [] },
}

/** The commands in a document: the first code block after these words. */
export function commandsOf(document: string, words: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs', document), 'utf8')
  const [, commands = ''] = /```sh\n([^]+?)\n```/.exec(text.slice(text.indexOf(words))) ?? []
  return commands.split('\n')
}

/**
 * A machine on which an operator follows the documents: with all paths in one folder and a running
 * nginx.
 */
export async function openMachine() {
  makeCertificate()
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  const [nginxFolder, checkout] = [join(folder, 'nginx'), join(folder, 'checkout')]
  for (const path of ['srv', 'nginx/conf.d', 'nginx/sites-enabled', 'checkout'])
    mkdirSync(join(folder, path), { recursive: true })
  const port = await freePort()
  const places = {
    '/srv/mela': join(folder, 'srv/mela'),
    '/etc/nginx': nginxFolder,
    '/var/cache/mela': join(folder, 'cache'),
    'YOUR-CERTIFICATE': certificate.file,
    'YOUR-KEY': certificate.key,
    'listen 443': `listen 127.0.0.1:${port}`,
    'listen [::]:443': `listen [::1]:${port}`,
    'listen 80': `listen 127.0.0.1:${port + 1}`,
    'listen [::]:80': `listen [::1]:${port + 1}`,
    [missesAt]: `127.0.0.1:${port + 2}`,
    'nginx -t ': `${pathOf('nginx')} -t -q -p ${nginxFolder} -c nginx.conf `,
    'systemctl reload nginx': `kill -HUP $(cat ${nginxFolder}/nginx.pid)`,
  }
  const here = (text: string) =>
    Object.entries(places).reduce((all, [there, place]) => all.replaceAll(there, place), text)
  const nginx = runNginx(nginxFolder)

  /**
   * Writes the output of `npm run release`: a page with its own script, and the files of earlier
   * releases.
   */
  function release(name: string, ...former: string[]) {
    const html = `<!doctype html><title>${name}</title><script>start('${name}')</script>`
    const files = {
      'sw/withdrawn.js': 'withdrawn()',
      'release/NAME': `${name}\n`,
      'release/site/index.html': html,
      'release/site/sw.js': `worker('${name}')`,
      ...Object.fromEntries(
        [name, ...former].map((asset) => [`release/site/assets/${asset}.js`, `'${asset}'`]),
      ),
    }
    const written = join(checkout, 'release')
    rmSync(written, { recursive: true, force: true })
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(checkout, path)), { recursive: true })
      writeFileSync(join(checkout, path), text)
    }
    writeServers(written, { name, rules: headersOf(html, merchant), merchant })
    for (const path of filesIn(join(written, 'servers')).map((file) =>
      join(written, 'servers', file),
    ))
      writeFileSync(path, here(readFileSync(path, 'utf8')))
  }

  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${port + 1}`,
    release,
    follow: (command: string) => execFileSync('sh', ['-ec', here(command)], { cwd: checkout }),
    async end() {
      await nginx.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
