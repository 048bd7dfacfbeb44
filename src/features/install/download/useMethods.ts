import { useAtomValue } from 'jotai'
import { type Device, type Method, methodsFor } from './device.rules.ts'
import { areSourcesKnownAtom, sourcesAtom } from './sources.atoms.ts'

/** In the order for this device; a file counts as available until the platform has answered. */
export function useMethods(device: Device): readonly Method[] {
  const sources = useAtomValue(sourcesAtom)
  const areKnown = useAtomValue(areSourcesKnownAtom)
  return methodsFor[device].filter((method) => {
    if (method === 'homeScreen') return true
    return sources[method] !== null || (method !== 'store' && !areKnown)
  })
}
