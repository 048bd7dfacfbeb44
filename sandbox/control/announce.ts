import * as v from 'valibot'
import { bannerGroups } from '#api/content/announcements.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { bit, given } from '#sandbox/schema/query.ts'

export const Announcement = v.object({
  kind: v.picklist(['notice', 'agent', 'popup', 'banner', 'inbox', 'help']),
  title: v.string(),
  content: v.string(),
  /** The recipient of an inbox message; everybody if omitted. */
  to: v.optional(v.pipe(v.string(), v.toLowerCase())),
  groupName: v.optional(v.picklist(bannerGroups), 'm_home'),
  url: v.optional(v.string(), '/cdn/1/banner/1.webp'),
  link: v.optional(v.string()),
})
type Announcement = v.InferOutput<typeof Announcement>

export function announce(db: Db, announcement: Announcement, at: number) {
  if (announcement.kind === 'inbox') return send(db, announcement, at)
  if (announcement.kind === 'help') return explain(db, announcement)
  return publish(db, { ...announcement, kind: announcement.kind }, at)
}

type Published = Announcement & { kind: 'notice' | 'agent' | 'popup' | 'banner' }

async function publish(
  db: Db,
  { kind, title, content, groupName, url, link }: Published,
  at: number,
) {
  const isBanner = kind === 'banner'
  // Only a banner's text is plain.
  const text = isBanner ? content.replaceAll(/<[^>]*>/g, '') : content
  const { id } = await db
    .insertInto('announcements')
    .values({
      kind,
      name: isBanner ? groupName : null,
      title_en: title,
      title_bn: title,
      content_en: text,
      content_bn: text,
      url: isBanner ? url : null,
      link: link ?? null,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function explain(db: Db, { title, content }: Announcement) {
  const { id } = await db
    .insertInto('help')
    .values({ title_en: title, title_bn: title, content_en: content, content_bn: content })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function send(db: Db, { to, title, content }: Announcement, at: number) {
  const players = await db
    .selectFrom('accounts')
    .select('id')
    .$call(given(to, (query, name) => query.where('username', '=', name)))
    .execute()
  if (players.length === 0) throw new Refusal('not_found')
  const personal = bit(to !== undefined)
  const text = { title, content, title_bn: null, content_bn: null }
  const letter = { ...text, personal, read: 0 as const, removed: 0 as const, at }
  const sent = await db
    .insertInto('messages')
    .values(players.map(({ id }) => ({ ...letter, account_id: id })))
    .returning('id')
    .execute()
  return sent[0]?.id ?? 0
}
