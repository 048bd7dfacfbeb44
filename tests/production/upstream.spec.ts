import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import { TLSSocket } from 'node:tls'
import { expect, test } from '@playwright/test'
import { certificate, makeCertificate } from '#tests/support/certificate.ts'
import { publicAuthorities } from '#tests/support/nginx.ts'
import { startBefore } from './behind.ts'

const nameIn = ({ socket }: IncomingMessage) =>
  socket instanceof TLSSocket ? socket.servername : undefined

/**
 * An https platform with a certificate that no public authority has signed. It answers with the
 * host names of the request.
 */
function platformAtHttps() {
  makeCertificate()
  return createServer(
    { key: readFileSync(certificate.key), cert: readFileSync(certificate.file) },
    (request, response) =>
      response
        .setHeader('Alt-Svc', 'h3=":8443"')
        .end(JSON.stringify([request.headers.host, nameIn(request), request.url])),
  )
}

for (const { trusted, status } of [
  { trusted: publicAuthorities, status: 502 },
  { trusted: certificate.file, status: 200 },
])
  test(`a platform at https answers ${status} when nginx trusts ${status === 200 ? 'its certificate' : 'public authorities only'}`, async ({
    request,
  }) => {
    const front = await startBefore(platformAtHttps(), {
      edits: {
        'mela/platform.conf': (text) =>
          text
            .replace('default "http"', 'default "https"')
            .replace('default $host', 'default "localhost"')
            .replace(certificate.file, trusted),
      },
    })
    for (const path of ['/wps/wallet?a=%2F', '/lgw/game/hot?language=BN']) {
      const ask = () => request.get(front.url + path, { headers: { Host: 'mela.example' } })
      await expect.poll(async () => (await ask().catch(() => null))?.status()).toBe(status)
      const answer = await ask()
      expect(answer.headers()['alt-svc']).toBeUndefined()
      if (status === 200) expect(await answer.json()).toEqual(['localhost', 'localhost', path])
    }
    await front.stop()
  })
