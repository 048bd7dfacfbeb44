import { atom } from 'jotai'
import type { store as Store } from '../../../net/queryClient.ts'
import { knownSiteAtom, siteAtom } from '../../merchant/merchant.atoms.ts'
import type { KnownHosts } from './connection.rules.ts'
import { readLines, writeLines } from './connection.storage.ts'

const answeredAtom = atom((get) => {
  const site = get(siteAtom).value
  if (!site) return null
  const test = site.resources.find(({ type }) => type === 'SpeedTest')
  return { lines: site.lines, speedTest: test?.url ?? '' }
})

const keptAtom = atom(readLines)

/** The hosts that can be measured, as best known. */
export const knownHostsAtom = atom((get): KnownHosts => ({
  ...(get(answeredAtom) ?? get(keptAtom)),
  imageHosts: get(knownSiteAtom).imageHosts,
}))

/** Leaves the newest lines on the device: whoever needs another one cannot ask for it. */
export function keepLines(store: typeof Store) {
  const keep = () => {
    const lines = store.get(answeredAtom)
    if (lines) writeLines(lines)
  }
  keep()
  return store.sub(answeredAtom, keep)
}
