import { id, integer, nullable, table, text } from './columns.ts'

export const feedbackTables = {
  feedback: table({
    id: id(),
    account_id: integer(),
    type: integer(),
    content: text(),
    at: integer(),
    answer: nullable(text()),
    answered_at: nullable(integer()),
  }),
}
