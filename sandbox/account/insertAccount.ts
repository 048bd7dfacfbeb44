import type { Insertable } from 'kysely'
import type { Trx } from '#sandbox/schema/db.ts'
import type { Database } from '#sandbox/schema/schema.ts'

type Row = Insertable<Database['accounts']>
type NewAccount = Partial<Row> &
  Pick<Row, 'username' | 'password_hash' | 'type' | 'dialing_code' | 'at'>

export const insertAccount = (trx: Trx, account: NewAccount) =>
  trx
    .insertInto('accounts')
    .values({
      nickname: '',
      mobile_num: null,
      vip_label: '',
      first_login: 0,
      disabled: 0,
      contracts: '[]',
      unread_chat: 0,
      ...account,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
