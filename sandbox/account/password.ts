import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(scrypt)
const length = 32

const hashWith = async (password: string, salt: Buffer) =>
  `${salt.toString('base64')}:${(await derive(password.normalize(), salt, length).then(toBuffer)).toString('base64')}`

const toBuffer = (derived: unknown) => {
  if (Buffer.isBuffer(derived)) return derived
  throw new TypeError('scrypt gives bytes')
}

export const hashPassword = (password: string) => hashWith(password, randomBytes(16))

const decoy = hashWith('', Buffer.alloc(16))

/** Without a hash it works as long and says no, so that time does not tell who exists. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const known = hash ?? (await decoy)
  const salt = Buffer.from(known.split(':')[0] ?? '', 'base64')
  const tried = await hashWith(password, salt)
  return timingSafeEqual(Buffer.from(tried), Buffer.from(known)) && hash !== null
}
