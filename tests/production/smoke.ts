import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { connect } from 'node:http2'
import { join, resolve } from 'node:path'
import { certificate, makeCertificate } from '#tests/support/certificate.ts'
import { brotliModule } from '#tests/support/nginx.ts'
import { ensureServer } from '#tests/support/packages.ts'
import { startPlatform } from '#tests/support/platform.ts'

/**
 * The last build behind the real nginx: checks a page, a file and the platform's answers, over TLS
 * and HTTP/2.
 */
async function smoke() {
  const dist = resolve(process.env['DIST'] ?? 'dist')
  makeCertificate()
  const platform = await startPlatform({ dist, isBehindNginx: true })
  const session = connect(platform.url, { ca: readFileSync(certificate.file) })
  const expectAnswer = async (path: string, expected: Readonly<Record<string, unknown>>) => {
    const stream = session.request({ ':path': path, 'accept-encoding': 'br, gzip' })
    const [headers] = await once(stream, 'response')
    await once(stream.resume(), 'end')
    assert.match(headers['content-security-policy'], /^default-src 'none'/, path)
    const found = Object.keys(expected).map((name) => [name, headers[name]])
    assert.deepEqual({ path, ...Object.fromEntries(found) }, { path, ...expected })
  }
  const file = { ':status': 200, 'content-encoding': existsSync(brotliModule) ? 'br' : undefined }
  const app = readdirSync(join(dist, 'assets')).find((name) => /^app-.*\.js$/.test(name))
  const year = 'public, max-age=31536000, immutable'
  const vendors = '/lgw/vendor/list?merchantCode=mela01'
  const status = '/wps/system/status?merchantCode=mela01'
  try {
    await expectAnswer('/m/home', { ...file, 'cache-control': 'no-cache, no-transform' })
    await expectAnswer(`/assets/${app}`, { ...file, 'cache-control': year })
    await expectAnswer('/assets/gone.js', { ':status': 404, 'cache-control': 'no-store' })
    await expectAnswer(vendors, { ':status': 200, 'content-encoding': 'br', 'x-cache': 'MISS' })
    await expectAnswer(vendors, { ':status': 200, 'content-encoding': 'br', 'x-cache': 'HIT' })
    await expectAnswer(status, {
      ':status': 200,
      'cache-control': 'no-store',
      'x-cache': undefined,
    })
  } finally {
    session.close()
    await platform.stop()
  }
}

if (ensureServer('nginx')) {
  await smoke()
  console.log('The build works behind nginx.')
} else console.log('The smoke of the release behind nginx is not possible on this machine.')
