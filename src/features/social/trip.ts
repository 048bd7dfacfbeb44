import * as v from 'valibot'
import { passing, readJson } from '../../device/storage/storage.ts'
import { Trip } from './social.rules.ts'

const key = 'socialTrip'
const Stored = v.fallback(v.nullable(Trip), null)

/** False if storage is forbidden: the player could not come back. */
export function storeTrip(trip: Trip): boolean {
  passing.write(key, JSON.stringify(trip))
  return passing.read(key) !== null
}

/** Reads and erases it. */
export function takeTrip(): Trip | null {
  const trip = v.parse(Stored, readJson(passing, key))
  passing.write(key, null)
  return trip
}
