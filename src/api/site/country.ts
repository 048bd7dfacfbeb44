import * as v from 'valibot'
import { endpoint } from '#api/endpoint.ts'
import { Merchant } from '#api/wire.ts'

/** The country of the caller's address and its dialing code, which a phone field starts with. */
export const getCountry = endpoint({
  path: '/wps/system/country',
  session: 'none',
  input: Merchant,
  output: v.object({ country: v.string(), countryDialingCode: v.string() }),
})
