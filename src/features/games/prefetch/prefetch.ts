import { atom } from 'jotai'
import { getMerchantWallet } from '#api/account/member.ts'
import { getCatalogue } from '#api/games/catalogue.ts'
import { addressOf } from '#net/call.ts'
import { merchantCodeAtom } from '#features/merchant/merchant.atoms.ts'

/** The URLs of the data that the phone needs to show every category, and to search, without a network. */
export const gamesToPrefetchIntent = atom(null, async (get): Promise<readonly string[]> => {
  const merchantCode = get(merchantCodeAtom)
  return [getMerchantWallet, getCatalogue].map((one) => addressOf(one, { merchantCode }))
})
