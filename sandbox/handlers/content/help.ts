import * as api from '#api/content/help.ts'
import { answer } from '#sandbox/http/call.ts'
import { toldIn } from '#sandbox/world/language.ts'
import * as support from '#api/content/support.ts'
import { customerService } from '#sandbox/world/support.ts'

export const listHelp = answer(api.listHelp, async ({ lang }, { platform }) => {
  const rows = await platform.db.selectFrom('help').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    ...(row.code && { code: row.code }),
    ...toldIn(lang, row),
  }))
})

export const listServices = answer(support.listServices, async () => customerService)
