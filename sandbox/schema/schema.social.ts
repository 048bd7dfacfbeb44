import { integer, table, text } from './columns.ts'

export const socialTables = {
  /**
   * Links a provider's subject to an account. An e-mail address proves nothing, so it links nothing.
   */
  social_links: table({
    provider: text(),
    subject: text(),
    account_id: integer(),
    at: integer(),
  }).with('primary key (provider, subject)'),
}
