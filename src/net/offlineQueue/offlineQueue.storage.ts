import * as v from 'valibot'
import { keyval } from '#device/storage/keyval.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { Waiting, isSameEntry, isTooOld, subjectOf } from './offlineQueue.rules.ts'

const database = keyval<unknown>('offline-queue')
const entryKeyOf = ({ account, intent }: Waiting) => `${account} ${subjectOf(intent)}`

const synchronousKey = 'offline-queue'

const writeSynchronous = (waiting: readonly Waiting[]) =>
  phoneStorage.write(synchronousKey, waiting.length > 0 ? JSON.stringify(waiting) : null)

const synchronousEntries = () =>
  v.parse(v.fallback(v.array(Waiting), []), readJson(phoneStorage, synchronousKey))

/** Synchronous: the page may close before the database has the latest entry. */
export const storeSynchronously = (waiting: Waiting) =>
  writeSynchronous([...synchronousEntries(), waiting])

export const dropSynchronous = (waiting: Waiting) =>
  writeSynchronous(synchronousEntries().filter((one) => !isSameEntry(one, waiting)))

/** False if neither the database nor `localStorage` has it; the entry is then lost with the page. */
export async function storeEntry(waiting: Waiting): Promise<boolean> {
  if (!(await database.set(entryKeyOf(waiting), waiting)))
    return synchronousEntries().some((one) => isSameEntry(one, waiting))
  dropSynchronous(waiting)
  return true
}

/** Includes older copies, left by a page that closed early. */
export function removeStored(waiting: Waiting) {
  const isOlder = (one: Waiting) => entryKeyOf(one) === entryKeyOf(waiting) && one.at < waiting.at
  writeSynchronous(
    synchronousEntries().filter((one) => !isSameEntry(one, waiting) && !isOlder(one)),
  )
  return database.delete(entryKeyOf(waiting))
}

export async function readStored(account: string): Promise<readonly Waiting[]> {
  const isWanted = (one: Waiting) => one.account === account && !isTooOld(one, Date.now())
  writeSynchronous(synchronousEntries().filter(isWanted))
  for (const one of synchronousEntries()) await storeEntry(one)
  const stock: Waiting[] = []
  for (const [key, value] of await database.entries()) {
    const parsed = v.safeParse(Waiting, value)
    if (parsed.success && isWanted(parsed.output)) stock.push(parsed.output)
    else await database.delete(key)
  }
  return stock.toSorted((one, other) => one.at - other.at)
}

export function clearStoredQueue() {
  writeSynchronous([])
  return database.clear()
}
