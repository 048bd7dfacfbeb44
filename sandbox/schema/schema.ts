import { type RowOf, createSql, flag, id, integer, key, nullable, table, text } from './columns.ts'
import { accessTables } from './schema.access.ts'
import { accountTables } from './schema.accounts.ts'
import { agencyTables } from './schema.agency.ts'
import { installTables } from './schema.install.ts'
import { messageTables } from './schema.messages.ts'
import { gameTables } from './schema.games.ts'
import { lotteryTables } from './schema.lottery.ts'
import { moneyTables } from './schema.money.ts'
import { orderTables } from './schema.orders.ts'
import { reportTables } from './schema.reports.ts'
import { promotionTables } from './schema.promotions.ts'
import { protectionTables } from './schema.protection.ts'

const schema = {
  ...accessTables,
  ...accountTables,
  ...agencyTables,
  ...gameTables,
  ...installTables,
  ...lotteryTables,
  ...messageTables,
  ...moneyTables,
  ...orderTables,
  ...reportTables,
  ...promotionTables,
  ...protectionTables,
  meta: table({
    key: key(text()),
    value: text(),
  }),
  settings: table({
    name: key(text()),
    on: flag(),
  }),
  registration_fields: table({
    field: key(text()),
    enabled: flag(),
    required: flag(),
    verification: flag(),
    sort: integer(),
  }),
  announcements: table({
    id: id(),
    kind: text<'notice' | 'agent' | 'popup' | 'banner' | 'promotion'>(),
    /** A banner's group, a promotion's code, or `popular`. */
    name: nullable(text()),
    title_en: text(),
    title_bn: text(),
    content_en: text(),
    content_bn: text(),
    url: nullable(text()),
    link: nullable(text()),
    at: integer(),
  }),
  help: table({
    id: id(),
    /** Identifies it in links from other pages. */
    code: nullable(text()),
    title_en: text(),
    title_bn: text(),
    content_en: text(),
    content_bn: text(),
  }),
  notice_reads: table({
    account_id: integer(),
    announcement_id: integer(),
  }).with('primary key (account_id, announcement_id)'),
  favourites: table({
    account_id: integer(),
    node_id: integer(),
    at: integer(),
  }).with('primary key (account_id, node_id)'),
  recents: table({
    account_id: integer(),
    node_id: integer(),
    at: integer(),
  }).with('primary key (account_id, node_id)'),
}

export type Database = { readonly [Name in keyof typeof schema]: RowOf<(typeof schema)[Name]> }

/** Runs at every start; leaves existing tables alone. */
export const tablesSql = Object.entries(schema).map(createSql).join('')
