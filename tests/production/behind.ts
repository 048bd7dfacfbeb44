import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestListener, type Server, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '#tests/support/certificate.ts'
import { portsFrom, startNginx } from '#tests/support/nginx.ts'
import { freePort } from '#tests/support/platform.ts'

type Edits = Parameters<typeof startNginx>[2]

/** nginx with a one-line page, in front of a platform whose answers the test provides. */
export async function startBefore(platform: RequestListener | Server, configured: Edits = {}) {
  makeCertificate()
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(site, 'index.html'), '<!doctype html>')
  const ports = portsFrom(await freePort())
  const server = typeof platform === 'function' ? createServer(platform) : platform
  await once(server.listen(ports.platform, '127.0.0.1'), 'listening')
  const front = await startNginx(site, ports, configured)
  return {
    url: front.url,
    /** The folder of the page, and the platform's own port. */
    site,
    port: ports.platform,
    async stop() {
      await front.stop()
      server.close()
      server.closeAllConnections()
      rmSync(site, { recursive: true })
    },
  }
}
