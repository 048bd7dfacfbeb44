import { Refusal } from '#sandbox/http/refusal.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { bit } from '#sandbox/schema/query.ts'

export async function readSettings(db: Db): Promise<Record<string, boolean>> {
  const rows = await db.selectFrom('settings').selectAll().orderBy('name').execute()
  return Object.fromEntries(rows.map(({ name, on }) => [name, on === 1]))
}

export async function isOn(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('on')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.on === 1
}

/** Refuses what the merchant has switched off. */
export async function assertOn(db: Db, name: string) {
  if (!(await isOn(db, name))) throw new Refusal('not_permitted')
}

export async function patchSettings(db: Db, patch: Readonly<Record<string, boolean>>) {
  const rows = Object.entries(patch).map(([name, isSet]) => ({
    name,
    on: bit(isSet),
  }))
  if (rows.length > 0) await db.replaceInto('settings').values(rows).execute()
  return readSettings(db)
}
