import { atom } from 'jotai'
import { isStandalone } from '../../device/display.ts'
import { isLiteAtom } from '../../device/traffic/connection.ts'
import { keepText } from '../../device/worker/spoken.ts'
import { tellWorker } from '../../device/worker/worker.link.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { queryClient } from '../../net/query/queryClient.ts'
import { merchantCodeAtom } from '../merchant/merchant.atoms.ts'
import type { HelpOf } from './helpToCache.ts'

/** URLs of public data not requested yet that are worth caching. */
export type Prefetch = () => Promise<readonly string[]>

let isInstalled = isStandalone()

/**
 * Tells the worker to cache what was shown, the help in an installed app, and `prefetch` unless the connection is
 * slow.
 */
export const cacheForOfflineIntent = atom(null, async (get, _set, prefetch: Prefetch) => {
  await keepText()
  const isAffordable = !get(isLiteAtom)
  const help = isInstalled
    ? await helpAddresses({ merchantCode: get(merchantCodeAtom), language: get(languageAtom) })
    : []
  const wanted = isAffordable ? await prefetch().catch(() => []) : []
  await tellWorker({
    type: 'keep',
    headers: { Merchant: get(merchantCodeAtom), Language: get(languageAtom) },
    addresses: [...new Set([...seenAddresses(), ...help, ...wanted])],
    pictures: isAffordable ? seenPictures() : [],
  })
})

const helpAddresses = (of: HelpOf) =>
  import('./helpToCache.ts').then(({ helpAddress }) => [helpAddress(of)]).catch(() => [])

/** The browser has just installed the app, whose help this page has not shown yet. */
export const cacheInstalledIntent = atom(null, (_get, set, prefetch: Prefetch) => {
  isInstalled = true
  return set(cacheForOfflineIntent, prefetch)
})

const seenAddresses = () =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => meta?.endpoint.cached === true && hasData(state) })
    .flatMap(({ queryKey }) => queryKey.filter(isAddress))

const hasData = ({ data }: { readonly data: unknown }) => data !== undefined

const isAddress = (part: unknown): part is string =>
  typeof part === 'string' && part.startsWith('/')

const seenPictures = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/cdn/`))
