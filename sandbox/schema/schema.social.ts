/**
 * Links a provider's subject to an account. An e-mail address proves nothing, so it links nothing.
 */
export interface SocialLinksTable {
  provider: string
  subject: string
  account_id: number
  at: number
}

export const socialTables = `
create table if not exists social_links (
  provider text not null, subject text not null, account_id integer not null, at integer not null,
  primary key (provider, subject)
) strict;
`
