import type { Call } from '#sandbox/http/call.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

/** Refuses if the merchant has closed the lottery; it is open by default. */
export async function assertOn({ platform }: Call) {
  const row = await platform.db
    .selectFrom('settings')
    .select('on')
    .where('name', '=', 'LOTT3')
    .executeTakeFirst()
  if (row?.on === 0) throw new Refusal('not_permitted')
}
