import type { Trx } from '#sandbox/schema/db.ts'
import { announcementRow } from './announcements/announcement.ts'
import { agentNotices, notices } from './announcements/notices.ts'
import { banners } from './announcements/banners.ts'
import { offers } from './announcements/offers.ts'
import type { SeededGame } from './games.ts'
import { seededFields, seededSettings, verifiedFields } from './settings.ts'
import { helpTopics } from './help/help.ts'
import { helpRow } from './help/topic.ts'
import { vendorsOf } from './shares.ts'
import { categoryOrder, vendors } from './vendors.ts'
import { bit } from '#sandbox/schema/query.ts'

const rowsAtOnce = 500

export async function writeGames(trx: Trx, games: readonly SeededGame[]) {
  for (let start = 0; start < games.length; start += rowsAtOnce)
    await trx
      .insertInto('games')
      .values(games.slice(start, start + rowsAtOnce))
      .execute()
}

export async function writeVendors(trx: Trx) {
  await trx
    .insertInto('vendors')
    .values(
      vendors.map(({ code, name, pictures, maintenance }) => ({
        code,
        name,
        logo: `vendor/${code}.svg`,
        pictures: bit(pictures),
        maintenance: bit(maintenance),
      })),
    )
    .execute()
  const places = categoryOrder.flatMap((category) =>
    vendorsOf(category).map(({ code }, sort) => ({ category, vendor: code, sort })),
  )
  await trx.insertInto('game_vendors').values(places).execute()
}

export async function writeSite(trx: Trx, now: number) {
  const announcements = [...banners, ...notices, ...offers, ...agentNotices].map(
    (announcement, index) => announcementRow(announcement, index + 1, now),
  )
  await trx.insertInto('announcements').values(announcements).execute()
  await trx.insertInto('help').values(helpTopics.map(helpRow)).execute()
  const settings = Object.entries(seededSettings).map(([name, isOn]) => ({
    name,
    on: bit(isOn),
  }))
  await trx.insertInto('settings').values(settings).execute()
  const fields = seededFields.map(([field, enabled, required], sort) => ({
    field,
    enabled,
    required,
    verification: bit(verifiedFields.includes(field)),
    sort,
  }))
  await trx.insertInto('registration_fields').values(fields).execute()
}
