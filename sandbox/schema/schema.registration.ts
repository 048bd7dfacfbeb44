import { integer, key, nullable, table, text, unique } from './columns.ts'

export const registrationTables = {
  registrations: table({
    account_id: key(integer()),
    /** APP, H5, PWA or WEBCLIP. */
    register_method: text(),
    register_url: text(),
    email: unique(nullable(text())),
    affiliate_code: nullable(text()),
    payment_password_hash: nullable(text()),
    /** JSON object of the other fields. */
    profile: text(),
    at: integer(),
  }),
}
