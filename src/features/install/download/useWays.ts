import { useAtomValue } from 'jotai'
import { type Device, type Way, waysFor } from './device.rules.ts'
import { areSourcesKnownAtom, sourcesAtom } from './sources.atoms.ts'

/** In the order for this device; a file counts as available until the platform has answered. */
export function useWays(device: Device): readonly Way[] {
  const sources = useAtomValue(sourcesAtom)
  const areKnown = useAtomValue(areSourcesKnownAtom)
  return waysFor[device].filter((way) => {
    if (way === 'homeScreen') return true
    return sources[way] !== null || (way !== 'store' && !areKnown)
  })
}
