import { kindOf } from '#api/account/member.ts'
import { type Permission, may } from '#api/roles.ts'
import { type Account, type Call, accountOf } from '#sandbox/http/call.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Insertable } from 'kysely'
import type { Trx } from '#sandbox/schema/db.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import type { Phone } from './codes.ts'
import type { Platform } from '#sandbox/http/platform.ts'

export const isAllowed = ({ type }: Pick<Account, 'type'>, act: Permission) =>
  may(kindOf(type), act)

/** Refuses trial players, who have no inbox and no chat (section 6). */
export function realPlayer(call: Call) {
  const account = accountOf(call)
  if (!isAllowed(account, 'mail')) throw new Refusal('free_reject')
  return account
}

/** "ra***05" */
export const masked = (user: string) =>
  user.includes('***') ? user : `${user.slice(0, 2)}***${user.slice(-2)}`

/** Account types that play with real money. */
export const memberTypes = [0, 1, 2]

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

export const countryDialingCode = '880'

/** The newest enabled account of a number. */
export const findByMobile = ({ db }: Platform, { mobileNum, countryDialingCode }: Phone) =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('mobile_num', '=', mobileNum)
    .where('dialing_code', '=', countryDialingCode)
    .where('disabled', '=', 0)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export function phoneOf({ mobile_num, dialing_code }: Account): Phone {
  if (mobile_num === null) throw new Refusal('mobile_invalid')
  return { mobileNum: mobile_num, countryDialingCode: dialing_code }
}

/** "+880 •••• ••01" */
export const maskedMobile = ({ mobile_num, dialing_code }: Account) =>
  `+${dialing_code} •••• ••${mobile_num?.slice(-2) ?? ''}`
