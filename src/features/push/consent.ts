import { markOf } from '#device/storage/markOf.ts'
import { phoneStorage } from '#device/storage/storage.ts'

const storageKey = 'pushConsent'

/** Whether an account on this phone has turned on notifications; only a mark of the account is stored. */
export const hasConsent = () => phoneStorage.read(storageKey) !== null

export const isConsentOf = (account: string | undefined) =>
  account !== undefined && phoneStorage.read(storageKey) === markOf(account)

export const giveConsent = (account: string) => phoneStorage.write(storageKey, markOf(account))

export const dropConsent = () => phoneStorage.write(storageKey, null)
