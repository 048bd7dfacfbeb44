import { atom } from 'jotai'
import { launch } from '#device/launch.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { isOnAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { barFor, isClosedBy } from './bar.rules.ts'
import { giftAtom } from '#features/install/download/downloads.atoms.ts'

const storageKey = 'hideDownloadBar'
const closedAtom = atom(isClosedBy(phoneStorage.read(storageKey)))

const factsAtom = atom((get) => {
  const [site, isOn] = [get(siteAtom).value, get(isOnAtom)]
  return {
    isOn: site !== undefined && isOn('DOWNLOADBAR3'),
    isForPlayers: isOn('DOWNLOADBARLOGIN3'),
    isPlayer: get(sessionAtom) !== null,
    isClosed: get(closedAtom),
    launch: launch(),
    hasIosLink: site?.resources.some(({ type, url }) => type === 'IOS' && url.trim()) ?? false,
  }
})

/** Requests the promotions only where a bar could show. */
export const barAtom = atom((get) => {
  const facts = get(factsAtom)
  const bar = barFor({ ...facts, isGiftOn: false })
  return bar === 'none' ? bar : barFor({ ...facts, isGiftOn: get(giftAtom) !== undefined })
})

export const closeBarIntent = atom(null, (_get, set) => {
  phoneStorage.write(storageKey, '1')
  set(closedAtom, true)
})
