import type { Insertable } from 'kysely'
import type { Database } from '#sandbox/schema/schema.ts'

type Both = readonly [english: string, bengali: string]

export interface SeededTopic {
  /** Identifies it in links from other pages. */
  readonly code?: string
  readonly title: Both
  readonly content: Both
}

export const helpRow = ({ code, title, content }: SeededTopic): Insertable<Database['help']> => ({
  code: code ?? null,
  title_en: title[0],
  title_bn: title[1],
  content_en: content[0].trim(),
  content_bn: content[1].trim(),
})
