import * as api from '../../../src/api/content/help.ts'
import { answer } from '../../http/call.ts'

export const listHelp = answer(api.listHelp, async ({ lang }, { platform }) => {
  const isBengali = lang.toUpperCase() === 'BN'
  const rows = await platform.db.selectFrom('help').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    ...(row.code && { code: row.code }),
    title: isBengali ? row.title_bn : row.title_en,
    content: isBengali ? row.content_bn : row.content_en,
  }))
})
