import { listVendorTypes } from '../../api/vendors.ts'
import { affordsPictures } from '../../device/connection.ts'
import { tellWorker } from '../../device/worker.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { addressOf, call } from '../../net/call.ts'
import { queryClient, store } from '../../net/queryClient.ts'
import { listLanguageAtom, merchantCodeAtom } from '../merchant/merchant.atoms.ts'
import { lobbyAddresses } from './keep.rules.ts'

/** Hands the worker what has been shown, and where the connection affords it, every category's first page. */
export async function keepForOffline() {
  const isAffordable = affordsPictures()
  const wanted = isAffordable ? await wantedAddresses().catch(() => []) : []
  await tellWorker({
    type: 'keep',
    headers: { Merchant: store.get(merchantCodeAtom), Language: store.get(languageAtom) },
    addresses: [...new Set([...seenAddresses(), ...wanted])],
    pictures: isAffordable ? seenPictures() : [],
  })
}

const seenAddresses = () =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => meta?.endpoint.kept === true && hasData(state) })
    .flatMap(({ queryKey }) => queryKey.filter(isAddress))

const hasData = ({ data }: { readonly data: unknown }) => data !== undefined

const isAddress = (part: unknown): part is string =>
  typeof part === 'string' && part.startsWith('/')

const seenPictures = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/cdn/`))

async function wantedAddresses() {
  const merchant = { merchantCode: store.get(merchantCodeAtom) }
  const { value } = await queryClient.fetchQuery({
    queryKey: [addressOf(listVendorTypes, merchant)],
    queryFn: () => call(listVendorTypes, merchant),
    staleTime: Infinity,
    meta: { endpoint: listVendorTypes },
  })
  const categories = value.map(({ category }) => category)
  return lobbyAddresses(categories, { ...merchant, language: store.get(listLanguageAtom) })
}
