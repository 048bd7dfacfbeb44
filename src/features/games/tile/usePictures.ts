import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { SyntheticEvent } from 'react'
import { phoneStorage } from '#device/storage/storage.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { knownSiteAtom } from '#features/merchant/merchant.atoms.ts'
import { type Hosts, hostOf, tryNextHost, hostsFrom } from './picture.ts'

const storageKey = 'imageHost'
let stored = phoneStorage.read(storageKey)
const firstAtom = atom(stored)
const chance = Math.random()

/** The stored host first; none in lite mode. */
const imageHostsAtom = atom((get): Hosts => {
  const told = get(knownSiteAtom).imageHosts
  return { hosts: get(isLiteAtom) ? [] : hostsFrom(get(firstAtom), told, chance), told }
})

const saveHostIntent = atom(null, (get, set, host: string) => {
  if (stored !== host) phoneStorage.write(storageKey, host)
  stored = host
  // Every change redraws all tiles, so an equal order of hosts is not a change.
  if (get(imageHostsAtom).hosts[0] !== host) set(firstAtom, host)
})

/** The hosts of pictures, and listeners for the images or for an element around them. */
export function usePictures() {
  const hosts = useAtomValue(imageHostsAtom)
  const saveHost = useSetAtom(saveHostIntent)
  const listeners = {
    onLoadCapture: ({ target }: SyntheticEvent) => {
      const host = hostOf(target)
      if (host !== undefined) saveHost(host)
    },
    onErrorCapture: ({ target }: SyntheticEvent) => tryNextHost(target),
  }
  return { hosts, listeners }
}
