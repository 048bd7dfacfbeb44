import {
  type BinaryLike,
  type ScryptOptions,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { Account } from '#sandbox/http/call.ts'
import { assertNotPaused, countFailure, forgetFailures } from '#sandbox/throttle/failures.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { inTurn } from '#sandbox/schema/turns.ts'

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt)
const length = 32
/**
 * The scrypt cost (N in RFC 7914); tests set a low one, as hashing would take most of their time.
 */
const cost = Number(process.env.SCRYPT_COST ?? 16_384)

async function hashWith(password: string, salt: Buffer) {
  const derived = await derive(password.normalize(), salt, length, { N: cost })
  return `${salt.toString('base64')}:${derived.toString('base64')}`
}

export const hashPassword = (password: string) => hashWith(password, randomBytes(16))

const decoy = hashWith('', Buffer.alloc(16))

/** Takes just as long without a hash, so that the time does not reveal which accounts exist. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const known = hash ?? (await decoy)
  const salt = Buffer.from(known.split(':')[0] ?? '', 'base64')
  const tried = await hashWith(password, salt)
  return timingSafeEqual(Buffer.from(tried), Buffer.from(known)) && hash !== null
}

/** Wrong guesses count like failed logins, so that a stolen session cannot be used to find the password. */
export function verifyLoginPassword(platform: Platform, account: Account, given: string) {
  const subject = `user:${account.username}`
  return inTurn(platform.db, subject, async () => {
    await assertNotPaused(platform, [subject])
    if (!(await isPassword(given, account.password_hash))) {
      await countFailure(platform, [subject])
      throw new Refusal('old_password_wrong')
    }
    await forgetFailures(platform, [subject])
  })
}
