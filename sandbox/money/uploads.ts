import { randomBytes } from 'node:crypto'
import { largestImage } from '#api/money/upload.ts'
import { type Trx, inTransaction } from '#sandbox/schema/db.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { readPicture } from './picture.ts'
import { countOf } from '#sandbox/schema/query.ts'

const hour = 3_600_000
const anHour = 30

interface Upload {
  readonly type: string
  readonly data: string
}

/** Stores a player's image after checking that it really is one. */
export async function keepImage({ db, now }: Platform, accountId: number, { type, data }: Upload) {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > largestImage) throw new Refusal('image_too_large')
  const picture = await readPicture(bytes)
  if (picture?.type !== type) throw new Refusal('image_invalid')
  return inTransaction(db, async (trx) => {
    await assertRoom(trx, accountId, now())
    const id = randomBytes(12).toString('base64url')
    await trx
      .insertInto('uploads')
      .values({ id, account_id: accountId, ...picture, at: now(), used_by: null })
      .execute()
    return id
  })
}

async function assertRoom(trx: Trx, accountId: number, now: number) {
  const count = await countOf(
    trx
      .selectFrom('uploads')
      .where('account_id', '=', accountId)
      .where('at', '>', now - hour),
  )
  if (count >= anHour) throw new Refusal('too_many')
}

/** Attaches a player's unused images to an order; refuses all others. */
export async function claimImages(
  trx: Trx,
  accountId: number,
  ids: readonly string[],
  orderNo: string,
) {
  for (const id of new Set(ids)) {
    const { numUpdatedRows } = await trx
      .updateTable('uploads')
      .set({ used_by: orderNo })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where((row) => row.or([row('used_by', 'is', null), row('used_by', '=', orderNo)]))
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) throw new Refusal('image_invalid', { id })
  }
}

export const countImages = (db: Trx | Platform['db'], orderNo: string) =>
  countOf(db.selectFrom('uploads').where('used_by', '=', orderNo))
