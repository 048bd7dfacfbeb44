import { useAtomValue } from 'jotai'
import { type Device, type Way, waysFor } from './device.rules.ts'
import { areSourcesKnownAtom, sourcesAtom } from './sources.atoms.ts'

/** The ways that this site has, in the order of this device; a file stands there until it is known that there is none. */
export function useWays(device: Device): readonly Way[] {
  const sources = useAtomValue(sourcesAtom)
  const areKnown = useAtomValue(areSourcesKnownAtom)
  return waysFor[device].filter((way) => {
    if (way === 'homeScreen') return true
    return sources[way] !== null || (way !== 'store' && !areKnown)
  })
}
