import type { Phone } from './codes.ts'
import type { Platform } from '../http/platform.ts'

/** Of the only country that the sandbox knows. */
export const countryDialingCode = '880'

/** The newest account of a number that may still be opened. */
export const findByMobile = ({ db }: Platform, { mobileNum, countryDialingCode }: Phone) =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('mobile_num', '=', mobileNum)
    .where('dialing_code', '=', countryDialingCode)
    .where('disabled', '=', 0)
    .orderBy('id', 'desc')
    .executeTakeFirst()
