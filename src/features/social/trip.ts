import * as v from 'valibot'
import { tabStorage, readJson } from '#device/storage/storage.ts'
import { Trip } from './social.rules.ts'

const key = 'socialTrip'
const Stored = v.fallback(v.nullable(Trip), null)

/** False if storage is forbidden: the player could not come back. */
export function storeTrip(trip: Trip): boolean {
  tabStorage.write(key, JSON.stringify(trip))
  return tabStorage.read(key) !== null
}

/** Reads and erases it. */
export function takeTrip(): Trip | null {
  const trip = v.parse(Stored, readJson(tabStorage, key))
  tabStorage.write(key, null)
  return trip
}
