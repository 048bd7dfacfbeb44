import { atom } from 'jotai'
import { isLiteAtom } from '../../../device/traffic/connection.ts'
import { phoneStorage } from '../../../device/storage/storage.ts'
import { knownSiteAtom } from '../../merchant/merchant.atoms.ts'
import type { Hosts } from './picture.ts'
import { hostsFrom } from './pictures.rules.ts'

const storageKey = 'imageHost'
const storedAtom = atom(phoneStorage.read(storageKey))
const chance = Math.random()

/** The stored host first; none in lite mode. */
export const imageHostsAtom = atom((get): Hosts => {
  const told = get(knownSiteAtom).imageHosts
  return { hosts: get(isLiteAtom) ? [] : hostsFrom(get(storedAtom), told, chance), told }
})

export const saveHostIntent = atom(null, (get, set, host: string) => {
  if (get(storedAtom) === host) return
  phoneStorage.write(storageKey, host)
  set(storedAtom, host)
})
