import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Draw } from './kinds/kind.ts'

export interface Seeds {
  readonly server: string
  readonly client: string
  readonly nonce: number
}

export const newSeed = () => randomBytes(32).toString('hex')
export const newClientSeed = () => randomBytes(8).toString('hex')

/** Shown before the first round; the seed itself is revealed, as text, when it is retired. */
export const commitmentOf = (serverSeed: string) =>
  createHash('sha256').update(serverSeed).digest('hex')

/**
 * HMAC-SHA256(server seed, "client seed:nonce"); a round that needs more bytes appends ":1", ":2" …
 */
export function digestOf({ server, client, nonce }: Seeds, block = 0): Buffer {
  const text = block === 0 ? `${client}:${nonce}` : `${client}:${nonce}:${block}`
  return createHmac('sha256', server).update(text).digest()
}

/** Reads digests four bytes at a time, big-endian, each as a fraction of 2³². */
export function drawFrom(seeds: Seeds): Draw {
  let word = 0
  let digest: Buffer
  return (sides) => {
    if (word % 8 === 0) digest = digestOf(seeds, word / 8)
    const share = digest.readUInt32BE((word++ % 8) * 4) / 2 ** 32
    return Math.floor(share * sides)
  }
}
