import { type ECDH, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, createServer } from 'node:http'
import * as v from 'valibot'

/** Decrypts a push message as a browser does (RFC 8291), independently of the sealing code. */
export function openPush(body: Buffer, browser: ECDH, auth: string): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const shared = browser.computeSecret(sender)
  const secret = hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32)
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length),
    )
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

interface Taken {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service that records what it receives and answers each path as configured. */
export async function openPushService() {
  const taken: Taken[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      taken.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answers.get(path) ?? 201).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = v.parse(v.object({ port: v.number() }), server.address())
  return { origin: `http://127.0.0.1:${port}`, taken, answers, close: () => server.close() }
}

export function newBrowser(origin: string, path: string) {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16).toString('base64url')
  const p256dh = browser.getPublicKey('base64url')
  const read = (body: Buffer): unknown => JSON.parse(openPush(body, browser, auth))
  return { subscription: { endpoint: origin + path, p256dh, auth, language: 'BN' }, read }
}
