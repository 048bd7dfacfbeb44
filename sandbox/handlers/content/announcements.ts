import type { Selectable } from 'kysely'
import * as api from '#api/content/announcements.ts'
import * as notices from '#api/content/notices.ts'
import * as marks from '#api/content/readNotices.ts'
import { isAllowed } from '#sandbox/account/accounts.ts'
import { type Call, accountOf, answer } from '#sandbox/http/call.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { toldIn } from '#sandbox/world/language.ts'
import { isOn, readSettings } from '#sandbox/world/settings.ts'

type Row = Selectable<Database['announcements']>

const lettersOf = { B: 'banner', PL: 'notice', PU: 'popup', PR: 'promotion' } as const

export const listAnnouncements = answer(api.listAnnouncements, async (input, { platform }) => {
  const letters = new Set(input.types.split(','))
  const rows = await platform.db.selectFrom('announcements').selectAll().orderBy('id').execute()
  const of = (letter: keyof typeof lettersOf) =>
    letters.has(letter) ? rows.filter(({ kind }) => kind === lettersOf[letter]) : []
  const groups = input.groupName?.split(',').map((group) => group.trim())
  const { language } = input
  return {
    banners: of('B').flatMap((row) => bannerOf(row, language, groups)),
    player: noticesOf(of('PL'), language),
    popup: of('PU').map((row) => ({ id: row.id, ...toldIn(language, row) })),
    promotion: await promotionsOf(platform, of('PR'), language),
  }
})

const noticesOf = (rows: readonly Row[], language: string) =>
  rows
    .toSorted((a, b) => b.at - a.at)
    .map((row) => ({ id: row.id, ...toldIn(language, row), time: row.at }))

export const listAgentNotices = answer(notices.listAgentNotices, async ({ language }, call) => {
  await assertForAgents(call)
  const rows = await ofKind(call.platform, 'agent')
  return { agent: noticesOf(rows, language) }
})

async function assertForAgents(call: Call) {
  const isAgent = isAllowed(accountOf(call), 'agency')
  if (!isAgent || !(await isOn(call.platform.db, 'AGEANNOUNCE3')))
    throw new Refusal('not_permitted')
}

const ofKind = ({ db }: Platform, kind: Row['kind']) =>
  db.selectFrom('announcements').selectAll().where('kind', '=', kind).execute()

const mostPopular = 3

/** Recommended notices first, then those opened most often. */
export const listPopularNotices = answer(
  notices.listPopularNotices,
  async ({ language }, { platform: { db } }) => {
    const rows = await db
      .selectFrom('announcements')
      .leftJoin('notice_reads', 'announcement_id', 'announcements.id')
      .selectAll('announcements')
      .select(({ fn }) => fn.count<number>('account_id').as('readers'))
      .where('kind', '=', 'notice')
      .groupBy('announcements.id')
      .having((where) =>
        where.or([
          where('name', '=', 'popular'),
          where(where.fn.count<number>('account_id'), '>', 0),
        ]),
      )
      .orderBy(({ eb }) => eb('name', 'is', null))
      .orderBy('readers', 'desc')
      .orderBy('at', 'desc')
      .limit(mostPopular)
      .execute()
    return { list: rows.map((row) => ({ id: row.id, title: toldIn(language, row).title })) }
  },
)

function bannerOf(row: Row, language: string, groups?: string[]) {
  const groupName = api.bannerGroups.find((group) => group === row.name)
  if (!groupName || !row.url || (groups && !groups.includes(groupName))) return []
  const { title, content } = toldIn(language, row)
  return [
    {
      id: row.id,
      url: row.url,
      groupName,
      title,
      text: content,
      ...(row.link && { link: row.link }),
    },
  ]
}

async function promotionsOf({ db }: Platform, rows: Row[], language: string) {
  const settings = new Map(Object.entries(await readSettings(db)))
  return rows.map((row) => ({
    code: row.name ?? '',
    enabled: settings.get(row.name ?? '') ?? false,
    title: toldIn(language, row).title,
  }))
}

export const listReadNotices = answer(marks.listReadNotices, async (_, call) => {
  const rows = await call.platform.db
    .selectFrom('notice_reads')
    .select('announcement_id')
    .where('account_id', '=', accountOf(call).id)
    .execute()
  return rows.map(({ announcement_id }) => announcement_id)
})

export const markNoticeRead = answer(marks.markNoticeRead, async ({ announcementId }, call) => {
  const { db } = call.platform
  const notice = await db
    .selectFrom('announcements')
    .select(['id', 'kind'])
    .where('id', '=', Number(announcementId))
    .where('kind', 'in', ['notice', 'agent'])
    .executeTakeFirst()
  if (!notice) throw new Refusal('not_found')
  if (notice.kind === 'agent') await assertForAgents(call)
  await db
    .insertInto('notice_reads')
    .values({ account_id: accountOf(call).id, announcement_id: notice.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { success: true }
})
