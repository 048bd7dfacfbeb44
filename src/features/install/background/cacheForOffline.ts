import { atom } from 'jotai'
import { listHelp } from '#api/content/help.ts'
import { isStandalone } from '#device/display.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { cacheText } from '#device/worker/spoken.ts'
import { tellWorker } from '#device/worker/worker.link.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { addressOf } from '#net/call.ts'
import { addressesToCache } from '#net/query/readsOf.ts'
import { merchantCodeAtom } from '#features/merchant/merchant.atoms.ts'

/** URLs of public data not requested yet that are worth caching. */
export type Prefetch = () => Promise<readonly string[]>

let isInstalled = isStandalone()

/**
 * Tells the worker to cache what was shown, the help in an installed app, and `prefetch` unless the connection is
 * slow.
 */
export const cacheForOfflineIntent = atom(null, async (get, _set, prefetch: Prefetch) => {
  await cacheText()
  const isAffordable = !get(isLiteAtom)
  const [merchantCode, language] = [get(merchantCodeAtom), get(languageAtom)]
  const help = isInstalled ? [addressOf(listHelp, { merchantCode, language })] : []
  const wanted = isAffordable ? await prefetch().catch(() => []) : []
  await tellWorker({
    type: 'keep',
    headers: { Merchant: merchantCode, Language: language },
    addresses: [...new Set([...addressesToCache(), ...help, ...wanted])],
    pictures: isAffordable ? seenPictures() : [],
  })
})

/** The browser has just installed the app, whose help this page has not shown yet. */
export const cacheInstalledIntent = atom(null, (_get, set, prefetch: Prefetch) => {
  isInstalled = true
  return set(cacheForOfflineIntent, prefetch)
})

const seenPictures = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/cdn/`))
