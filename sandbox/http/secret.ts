import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a header, a cookie and a URL. */
export const newSecret = () => randomBytes(32).toString('base64url')

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
