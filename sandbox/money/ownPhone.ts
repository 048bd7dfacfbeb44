import type { Account } from '#sandbox/http/call.ts'
import type { Phone } from '#sandbox/account/codes.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

export function phoneOf({ mobile_num, dialing_code }: Account): Phone {
  if (mobile_num === null) throw new Refusal('mobile_invalid')
  return { mobileNum: mobile_num, countryDialingCode: dialing_code }
}

/** "+880 •••• ••01" */
export const maskedMobile = ({ mobile_num, dialing_code }: Account) =>
  `+${dialing_code} •••• ••${mobile_num?.slice(-2) ?? ''}`
