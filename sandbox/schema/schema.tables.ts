import { accessTables } from './schema.access.ts'
import { agencyTables } from './schema.agency.ts'
import { accountTables } from './schema.accounts.ts'
import { downloadTables } from './schema.downloads.ts'
import { feedbackTables } from './schema.feedback.ts'
import { gameTables } from './schema.games.ts'
import { installTables } from './schema.install.ts'
import { lotteryTables } from './schema.lottery.ts'
import { messageTables } from './schema.messages.ts'
import { moneyTables } from './schema.money.ts'
import { orderTables } from './schema.orders.ts'
import { policyTables } from './schema.policy.ts'
import { protectionTables } from './schema.protection.ts'
import { promotionTables } from './schema.promotions.ts'
import { pushTables } from './schema.push.ts'
import { registrationTables } from './schema.registration.ts'
import { securityTables } from './schema.security.ts'
import { socialTables } from './schema.social.ts'

const siteTables = `
create table if not exists meta (key text primary key, value text not null) strict;
create table if not exists settings (name text primary key, "on" integer not null) strict;
create table if not exists registration_fields (
  field text primary key, enabled integer not null, required integer not null,
  verification integer not null, sort integer not null
) strict;
create table if not exists announcements (
  id integer primary key, kind text not null, name text, title_en text not null, title_bn text not null,
  content_en text not null, content_bn text not null, url text, link text,
  at integer not null
) strict;
create table if not exists help (
  id integer primary key, code text, title_en text not null, title_bn text not null,
  content_en text not null, content_bn text not null
) strict;
create table if not exists notice_reads (
  account_id integer not null, announcement_id integer not null, primary key (account_id, announcement_id)
) strict;
create table if not exists favourites (
  account_id integer not null, node_id integer not null, at integer not null, primary key (account_id, node_id)
) strict;
create table if not exists recents (
  account_id integer not null, node_id integer not null, at integer not null, primary key (account_id, node_id)
) strict;
`

/** Runs at every start; leaves existing tables alone. */
export const tables =
  siteTables +
  gameTables +
  accountTables +
  accessTables +
  securityTables +
  agencyTables +
  registrationTables +
  moneyTables +
  orderTables +
  policyTables +
  protectionTables +
  messageTables +
  pushTables +
  promotionTables +
  socialTables +
  feedbackTables +
  downloadTables +
  lotteryTables +
  installTables
