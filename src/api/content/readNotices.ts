import * as v from 'valibot'
import { endpoint } from '#api/endpoint.ts'
import { Id, list } from '#api/wire.ts'
import { listAnnouncements } from './announcements.ts'

/** The ids of the announcements that the player has read. */
export const listReadNotices = endpoint({
  path: '/wps/announcement/read',
  output: list(Id),
})

/** Marks an announcement as read; marking it again succeeds. Refused: not_found, not_permitted (an agents' one). */
export const markNoticeRead = endpoint({
  method: 'POST',
  path: '/wps/announcement/read',
  deadline: 'read',
  input: v.object({ announcementId: Id, read: v.literal(true) }),
  encode: (notice: { id: string }) => ({ announcementId: notice.id, read: true }) as const,
  stales: [listReadNotices, listAnnouncements],
})
