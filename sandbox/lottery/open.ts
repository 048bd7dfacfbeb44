import type { Call } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'

/** The merchant may close the lottery; a world without the switch has it open. */
export async function assertOn({ platform }: Call) {
  const row = await platform.db
    .selectFrom('settings')
    .select('on')
    .where('name', '=', 'LOTT3')
    .executeTakeFirst()
  if (row?.on === 0) throw new Refusal('not_permitted')
}
