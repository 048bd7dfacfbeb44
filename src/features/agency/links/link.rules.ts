import * as v from 'valibot'
import { Plain, compact } from '#api/typed/text.ts'
import {
  type AccountType,
  type LinkDays,
  accountTypes,
  linkDays,
  openAccount,
} from '#api/promotions/agency.ts'

export interface LinkTerms {
  readonly type: AccountType
  /** As typed. */
  readonly rebate: string
}

export interface LinkValues extends LinkTerms {
  readonly days: LinkDays
}

/** "0,35", "০.৩৫" and ".35" → 0.35; undefined unless it is a percentage of at most two decimals. */
function rebateOf(text: string): number | undefined {
  const plain = compact(text).replace(/[%٪]$/, '').replace(/[,٫]/, '.')
  return /^(\d{1,2}(\.\d{0,2})?|\.\d{1,2})$/.test(plain) ? Number(plain) : undefined
}

/** Agents cannot pass on more rebate than they have. */
const terms = (maxRebate: number) => ({
  type: v.picklist(accountTypes),
  rebate: v.pipe(
    v.string(),
    v.transform((text) => rebateOf(text) ?? Number.NaN),
    v.number('malformed'),
    v.maxValue(maxRebate, 'tooMuch'),
  ),
})

export const linkForm = (maxRebate: number) =>
  v.object({ ...terms(maxRebate), days: v.picklist(linkDays) })

const { username, password } = openAccount.input.entries

/** Only a first check: the platform decides on names and passwords. */
export const accountForm = (maxRebate: number) =>
  v.object({ ...terms(maxRebate), username: v.pipe(Plain, username), password })
