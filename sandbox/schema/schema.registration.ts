export interface RegistrationsTable {
  account_id: number
  /** APP, H5, PWA or WEBCLIP. */
  register_method: string
  register_url: string
  email: string | null
  affiliate_code: string | null
  payment_password_hash: string | null
  /** JSON object of the other fields. */
  profile: string
  at: number
}

export const registrationTables = `
create table if not exists registrations (
  account_id integer primary key, register_method text not null, register_url text not null,
  email text unique, affiliate_code text, payment_password_hash text, profile text not null, at integer not null
) strict;
`
