import type { Generated } from 'kysely'

export interface FeedbackTable {
  id: Generated<number>
  account_id: number
  type: number
  content: string
  at: number
  answer: string | null
  answered_at: number | null
}

export const feedbackTables = `
create table if not exists feedback (
  id integer primary key, account_id integer not null, type integer not null, content text not null,
  at integer not null, answer text, answered_at integer
) strict;
`
