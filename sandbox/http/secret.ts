import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a header, a cookie and a URL. */
export const newSecret = () => randomBytes(32).toString('base64url')

const unambiguous = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Random letters and digits for people to read out, without O, I, 0 and 1. */
export const newCode = (length: number) =>
  Array.from(randomBytes(length), (byte) => unambiguous[byte % unambiguous.length]).join('')

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
