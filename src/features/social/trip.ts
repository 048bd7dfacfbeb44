import * as v from 'valibot'
import { passing, readJson } from '../../device/storage/storage.ts'
import { Trip } from './social.rules.ts'

const key = 'socialTrip'

/** False if storage is forbidden: the player could not come back. */
export function storeTrip(trip: Trip): boolean {
  passing.write(key, JSON.stringify(trip))
  return passing.read(key) !== null
}

/** Reads and erases it. */
export function takeTrip(): Trip | null {
  const parsed = v.safeParse(Trip, readJson(passing, key))
  passing.write(key, null)
  return parsed.success ? parsed.output : null
}
