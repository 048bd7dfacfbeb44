export interface PushSubscriptionsTable {
  endpoint: string
  account_id: number
  /** The subscription ends with this session. */
  session_id: number
  p256dh: string
  auth: string
  language: string
  at: number
}

export const pushTables = `
create table if not exists push_subscriptions (
  endpoint text primary key, account_id integer not null, session_id integer not null,
  p256dh text not null, auth text not null, language text not null, at integer not null
) strict;
create index if not exists push_subscriptions_by_account on push_subscriptions (account_id);
`
