import { decimals, minorUnits } from '#api/money/currency.ts'
import { toWireMoney } from '#api/wire.ts'

/** An example in the merchant's currency: "1234.50" where it has two decimals. */
export const amount = toWireMoney(Math.floor(1234.5 * minorUnits))

export const amountNote = `Units of the currency ${decimals === 0 ? 'without' : `with up to ${decimals}`} decimals, as "${amount}". A number is refused.`
