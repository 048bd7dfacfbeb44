import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, fit for a header, a cookie and a URL. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What is kept of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
