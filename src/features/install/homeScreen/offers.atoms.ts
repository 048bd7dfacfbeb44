import { atom } from 'jotai'
import * as v from 'valibot'
import { isBusyAtom } from '#device/page/busy.ts'
import { isStandalone } from '#device/display.ts'
import { persistStorage } from '#device/storage/persist.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { sheetAtom } from './homeScreen.atoms.ts'
import { Offers, isReturning, mayOffer, withFirstVisit, withOffer } from './offers.rules.ts'
import { isOfferable } from './sheets.rules.ts'

const storageKey = 'homeScreenOffers'
const read = () => v.parse(Offers, readJson(phoneStorage, storageKey))
const write = (offers: Offers) => phoneStorage.write(storageKey, JSON.stringify(offers))

/** Decided once per visit: showing the offer must not change whether it is due. */
const isTimeAtom = atom(false)
isTimeAtom.onMount = (set) => {
  const now = Date.now()
  const offers = read()
  write(withFirstVisit(offers, now))
  set(isReturning(offers, now) && mayOffer(offers, now))
}

const isInstalledAtom = atom(false)
isInstalledAtom.onMount = (set) => {
  const note = () => {
    set(true)
    write({ ...read(), isInstalled: true })
    void persistStorage()
  }
  if (isStandalone()) note()
  addEventListener('appinstalled', note)
  return () => removeEventListener('appinstalled', note)
}

/** Not over a form, a payment or a game, nor in the first visit, and never once installed. */
export const isHomeScreenDueAtom = atom((get) => {
  const isInstalled = get(isInstalledAtom)
  const isTime = get(isTimeAtom)
  const sheet = get(sheetAtom)
  return !isInstalled && isTime && !get(isBusyAtom) && isOfferable(sheet)
})

/** Counts from when it is shown, whatever the player answers. */
export const noteOfferIntent = atom(null, () => write(withOffer(read(), Date.now())))
