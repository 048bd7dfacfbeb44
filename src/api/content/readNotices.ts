import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Id, list } from '#api/wire.ts'
import { listAnnouncements } from './announcements.ts'

/** @public */
export const about = {
  listReadNotices: {
    says: 'The ids of the announcements that the player has read.',
  },
  markNoticeRead: {
    says: 'Marks an announcement as read; marking it again succeeds.',
    refused: { not_found: '', not_permitted: "(an agents' one)" },
  },
} satisfies Readonly<Record<string, About>>

export const listReadNotices = endpoint({
  path: '/wps/announcement/read',
  output: list(Id),
})

export const markNoticeRead = endpoint({
  method: 'POST',
  path: '/wps/announcement/read',
  deadline: 'read',
  input: v.object({ announcementId: Id, read: v.literal(true) }),
  encode: (notice: { id: string }) => ({ announcementId: notice.id, read: true }) as const,
  stales: [listReadNotices, listAnnouncements],
})
