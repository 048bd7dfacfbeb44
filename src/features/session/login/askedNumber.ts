import * as v from 'valibot'
import type { Phone } from '#api/account/mobile.ts'
import { tabStorage, readJson } from '#device/storage/storage.ts'

const storageKey = 'askedNumber'
const Asked = v.object({ mobileNum: v.string(), countryDialingCode: v.string() })

const isOpenedAnew = () => {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && 'type' in visit && visit.type === 'navigate'
}

/** The number that a code was requested for: a reload of the login returns to it and to its countdown. */
export function askedNumber(): Phone | null {
  if (isOpenedAnew()) return null
  const asked = v.safeParse(Asked, readJson(tabStorage, storageKey))
  return asked.success ? asked.output : null
}

export const storeAskedNumber = ({ mobileNum, countryDialingCode }: Phone) =>
  tabStorage.write(storageKey, JSON.stringify({ mobileNum, countryDialingCode }))

export const forgetAskedNumber = () => tabStorage.write(storageKey, null)
