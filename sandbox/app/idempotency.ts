import { type Outcome, Refusal } from '#sandbox/http/refusal.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { hashOf } from '#sandbox/http/secret.ts'
import { inTurn } from '#sandbox/schema/turns.ts'

interface Act {
  /** Account, endpoint and key. */
  readonly id: string
  readonly input: unknown
}

/**
 * Takes effect once: the same id then returns the stored answer. A refusal is not stored, so that a
 * repetition is decided anew.
 */
export async function once(
  platform: Platform,
  act: Act,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const id = hashOf(act.id)
  return inTurn(platform.db, id, async () => {
    // The hash includes the key, which is not stored, so that it reveals nothing about the body.
    const bodyHash = hashOf(`${act.id} ${JSON.stringify(act.input)}`)
    const known = await recall(platform, id)
    if (known && known.body_hash !== bodyHash) throw new Refusal('idempotency_mismatch')
    if (known) return { status: known.status, text: known.answer }
    const outcome = await run()
    if (outcome.status === 200) await remember(platform, id, bodyHash, outcome)
    return outcome
  })
}

const recall = ({ db }: Platform, id: string) =>
  db.selectFrom('idempotency').selectAll().where('id', '=', id).executeTakeFirst()

async function remember({ db, now }: Platform, id: string, bodyHash: string, outcome: Outcome) {
  await db
    .insertInto('idempotency')
    .values({ id, body_hash: bodyHash, status: outcome.status, answer: outcome.text, at: now() })
    .execute()
}
