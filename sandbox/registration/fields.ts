import * as v from 'valibot'
import type { Db } from '#sandbox/schema/db.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { bit } from '#sandbox/schema/query.ts'

const Rule = v.partial(
  v.object({ enabled: v.boolean(), required: v.boolean(), verification: v.boolean() }),
)
export const FieldPatches = v.record(v.string(), Rule)

export async function readFields(db: Db) {
  const rows = await db.selectFrom('registration_fields').selectAll().orderBy('sort').execute()
  return Object.fromEntries(
    rows.map(({ field, enabled, required, verification }) => [
      field,
      { enabled: enabled === 1, required: required === 1, verification: verification === 1 },
    ]),
  )
}

export async function patchFields(db: Db, patches: v.InferOutput<typeof FieldPatches>) {
  const known = await readFields(db)
  for (const [field, patch] of Object.entries(patches)) {
    const rule = Object.hasOwn(known, field) ? known[field] : undefined
    if (!rule) throw new Refusal('input_invalid', { fields: [field] })
    const { enabled, required, verification } = { ...rule, ...patch }
    await db
      .updateTable('registration_fields')
      .set({ enabled: bit(enabled), required: bit(required), verification: bit(verification) })
      .where('field', '=', field)
      .execute()
  }
  return readFields(db)
}
