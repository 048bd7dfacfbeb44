import { randomInt } from 'node:crypto'
import type { ProofKind } from '#api/account/verification.ts'
import type { Call } from '#sandbox/http/call.ts'
import { verifyCaptcha } from '#sandbox/captcha/captcha.ts'
import {
  type Attempted,
  assertBelowLimit,
  byAddress,
  countAttempt,
  limitedUntil,
} from '#sandbox/throttle/attempts.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { hashOf, newSecret } from '#sandbox/http/secret.ts'
import { drawBeeps } from './beeps.ts'
import { height, width } from './fairPicture.ts'
import { isClose, size } from './place.ts'
import { drawPuzzle } from './puzzle.ts'

const lifetime = 5 * 60_000

/** Issues a new puzzle and invalidates the caller's previous one. */
export async function issueSlider({ db, now }: Platform, caller: string) {
  const { offset, ...drawn } = await drawPuzzle()
  await db.replaceInto('sliders').values({ caller, offset, at: now() }).execute()
  return { ...drawn, width, height, size }
}

/** The audio alternative: four groups of one to five beeps. */
export async function issueSound({ db, now }: Platform, caller: string): Promise<string> {
  const answer = Array.from({ length: 4 }, () => randomInt(1, 6)).join('')
  await db.replaceInto('sounds').values({ caller, answer, at: now() }).execute()
  return drawBeeps(answer).toString('base64')
}

interface Purpose {
  readonly caller: string
  readonly kind: ProofKind
  readonly subject: string
}

interface Given {
  readonly offset?: number | undefined
  readonly code?: string | undefined
  readonly captcha?: string | undefined
}

/**
 * Checks an answer, which is accepted only once; a right one earns a proof for this caller and
 * purpose. An address with many wrong answers also needs a captcha.
 */
export async function issueProof(
  { platform, context }: Pick<Call, 'platform' | 'context'>,
  purpose: Purpose,
  given: Given,
) {
  const own: Attempted = { kind: 'humanOf', name: purpose.caller }
  const shared = byAddress(context, 'human')
  await assertBelowLimit(platform, [own])
  if ((await limitedUntil(platform, shared)) !== null)
    await verifyCaptcha({ platform, context }, given.captcha)
  const isRight = given.code === undefined ? isSlid : isHeard
  if (!(await isRight(platform, purpose.caller, given))) {
    await countAttempt(platform, [own, shared])
    throw new Refusal('human_wrong')
  }
  const proof = newSecret()
  const row = { ...purpose, proof_hash: hashOf(proof), at: platform.now() }
  await platform.db.insertInto('proofs').values(row).execute()
  return proof
}

async function isSlid({ db, now }: Platform, caller: string, { offset }: Given) {
  const issued = await db
    .deleteFrom('sliders')
    .where('caller', '=', caller)
    .returning(['offset', 'at'])
    .executeTakeFirst()
  if (!issued || offset === undefined || now() - issued.at > lifetime) return false
  return isClose(issued.offset, offset)
}

async function isHeard({ db, now }: Platform, caller: string, { code }: Given) {
  const issued = await db
    .deleteFrom('sounds')
    .where('caller', '=', caller)
    .returning(['answer', 'at'])
    .executeTakeFirst()
  return issued?.answer === code && now() - (issued?.at ?? 0) <= lifetime
}

/** Accepts a proof once, for the purpose it was issued for. */
export async function verifyProof(
  platform: Platform,
  purpose: Omit<Purpose, 'caller'> & { readonly caller: string | null },
  given: string | undefined,
) {
  const proof = await platform.db
    .deleteFrom('proofs')
    .where('proof_hash', '=', hashOf(given ?? ''))
    .returningAll()
    .executeTakeFirst()
  const isOfThis =
    proof?.caller === purpose.caller &&
    proof.kind === purpose.kind &&
    proof.subject === purpose.subject
  if (!isOfThis || platform.now() - proof.at > lifetime) throw new Refusal('human_required')
}
