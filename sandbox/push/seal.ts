import { type ECDH, createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

interface Receiver {
  readonly p256dh: string
  readonly auth: string
}

interface Chance {
  readonly salt: Buffer
  readonly sender: ECDH
}

const curve = 'prime256v1'
const recordSize = 4096

/**
 * Encrypts a message for one browser: `aes128gcm` of RFC 8188 with the keys of RFC 8291, as a
 * single record.
 */
export function sealPush(text: string, receiver: Receiver, chance: Chance = draw()): Buffer {
  const { salt, sender } = chance
  const own = sender.getPublicKey()
  const { key, nonce } = keysOf(receiver, chance)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The delimiter 2 marks the last record; there is no padding.
  const sealed = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(own.length), own, ...sealed, cipher.getAuthTag()])
}

function keysOf({ p256dh, auth }: Receiver, { salt, sender }: Chance) {
  const other = Buffer.from(p256dh, 'base64url')
  const shared = sender.computeSecret(other)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), other, sender.getPublicKey()])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
  return {
    key: derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    nonce: derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  }
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

function draw(): Chance {
  const sender = createECDH(curve)
  sender.generateKeys()
  return { salt: randomBytes(16), sender }
}
