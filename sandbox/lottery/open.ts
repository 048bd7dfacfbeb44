import type { Call } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'

/** Refuses while the merchant has closed the lottery; without the setting it is open. */
export async function assertOn({ platform }: Call) {
  const row = await platform.db
    .selectFrom('settings')
    .select('on')
    .where('name', '=', 'LOTT3')
    .executeTakeFirst()
  if (row?.on === 0) throw new Refusal('not_permitted')
}
