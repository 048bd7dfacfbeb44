import { atom } from 'jotai'
import { launch } from '../../../device/launch.ts'
import { lasting } from '../../../device/storage.ts'
import { siteAtom } from '../../merchant/merchant.atoms.ts'
import { sessionAtom } from '../../session/session.atoms.ts'
import { barFor, isClosedBy } from './bar.rules.ts'
import { isGiftOnAtom } from './downloads.atoms.ts'

const storageKey = 'hideDownloadBar'
const closedAtom = atom(isClosedBy(lasting.read(storageKey)))

const sightAtom = atom((get) => {
  const site = get(siteAtom).value
  return {
    isOn: site !== undefined && site.switches['DOWNLOADBAR3'] !== false,
    isForPlayers: site?.switches['DOWNLOADBARLOGIN3'] === true,
    isPlayer: get(sessionAtom) !== null,
    isClosed: get(closedAtom),
    launch: launch(),
    hasIosLink: site?.resources.some(({ type, url }) => type === 'IOS' && url.trim()) ?? false,
  }
})

/** Which bar stands at the foot of home; the promotions are asked for only where there is one. */
export const barAtom = atom((get) => {
  const sight = get(sightAtom)
  const bar = barFor({ ...sight, isGiftOn: false })
  return bar === 'none' ? bar : barFor({ ...sight, isGiftOn: get(isGiftOnAtom) })
})

export const closeBarIntent = atom(null, (_get, set) => {
  lasting.write(storageKey, '1')
  set(closedAtom, true)
})
