import type { Phone } from './codes.ts'
import type { Platform } from '#sandbox/http/platform.ts'

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
