import { atom } from 'jotai'
import { isLiteAtom } from '../../../device/traffic/connection.ts'
import { lasting } from '../../../device/storage/storage.ts'
import { knownSiteAtom } from '../../merchant/merchant.atoms.ts'
import { hostsFrom } from './pictures.rules.ts'

const storageKey = 'imageHost'
const storedAtom = atom(lasting.read(storageKey))
const chance = Math.random()

export const toldHostsAtom = atom((get) => get(knownSiteAtom).imageHosts)

/** The stored host first; none in lite mode. */
export const imageHostsAtom = atom((get) =>
  get(isLiteAtom) ? [] : hostsFrom(get(storedAtom), get(toldHostsAtom), chance),
)

export const saveHostIntent = atom(null, (get, set, host: string) => {
  if (get(storedAtom) === host) return
  lasting.write(storageKey, host)
  set(storedAtom, host)
})
