import type { Insertable } from 'kysely'
import type { Database } from '#sandbox/schema/schema.ts'

type Both = readonly [english: string, bengali: string]

export interface SeededAnnouncement {
  readonly kind: 'notice' | 'agent' | 'popup' | 'banner' | 'promotion'
  /**
   * A banner's group, a promotion's code, or `popular` for a notice that comes first in the ticker.
   */
  readonly name?: string
  readonly title: Both
  readonly content: Both
  readonly link?: string
  /** Milliseconds between publication and seeding. */
  readonly ago?: number
}

export const announcementRow = (
  { kind, name, title, content, link, ago = 0 }: SeededAnnouncement,
  id: number,
  now: number,
): Insertable<Database['announcements']> => ({
  id,
  kind,
  name: name ?? null,
  title_en: title[0],
  title_bn: title[1],
  content_en: content[0],
  content_bn: content[1],
  url: kind === 'banner' ? `/cdn/1/banner/${id}.webp` : null,
  link: link ?? null,
  at: now - ago,
})
