import * as api from '#api/content/help.ts'
import { answer } from '#sandbox/http/call.ts'
import { inLanguage } from '#sandbox/world/language.ts'
import * as support from '#api/content/support.ts'
import { customerService } from '#sandbox/world/support.ts'

export const listHelp = answer(api.listHelp, async ({ lang }, { platform }) => {
  const rows = await platform.db.selectFrom('help').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    ...(row.code && { code: row.code }),
    title: inLanguage(lang, [row.title_en, row.title_bn]),
    content: inLanguage(lang, [row.content_en, row.content_bn]),
  }))
})

export const listServices = answer(support.listServices, async () => customerService)
