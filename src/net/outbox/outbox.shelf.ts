import * as v from 'valibot'
import { keyval } from '../../device/storage/keyval.ts'
import { lasting, readJson } from '../../device/storage/storage.ts'
import { Waiting, isSameEntry, isTooOld, subjectOf } from './outbox.rules.ts'

const shelf = keyval<unknown>('outbox')
const shelfKeyOf = ({ account, intent }: Waiting) => `${account} ${subjectOf(intent)}`

const hastyKey = 'outbox'

const writeHasty = (waiting: readonly Waiting[]) =>
  lasting.write(hastyKey, waiting.length > 0 ? JSON.stringify(waiting) : null)

const hasty = () => v.parse(v.fallback(v.array(Waiting), []), readJson(lasting, hastyKey))

/** Written at once: the page may go away before the shelf has what was tapped last. */
export const keepHasty = (waiting: Waiting) => writeHasty([...hasty(), waiting])

export const dropHasty = (waiting: Waiting) =>
  writeHasty(hasty().filter((one) => !isSameEntry(one, waiting)))

/** The hasty copy goes once the shelf has it; false when neither of them has, and it goes with the page. */
export async function shelve(waiting: Waiting): Promise<boolean> {
  if (!(await shelf.set(shelfKeyOf(waiting), waiting)))
    return hasty().some((one) => isSameEntry(one, waiting))
  dropHasty(waiting)
  return true
}

export function unshelve(waiting: Waiting) {
  dropHasty(waiting)
  return shelf.delete(shelfKeyOf(waiting))
}

/** What this player left on the phone, the oldest first; what is another's, broken or too old is removed. */
export async function takeStock(account: string): Promise<readonly Waiting[]> {
  const isWanted = (one: Waiting) => one.account === account && !isTooOld(one, Date.now())
  writeHasty(hasty().filter(isWanted))
  for (const one of hasty()) await shelve(one)
  const stock: Waiting[] = []
  for (const [key, value] of await shelf.entries()) {
    const parsed = v.safeParse(Waiting, value)
    if (parsed.success && isWanted(parsed.output)) stock.push(parsed.output)
    else await shelf.delete(key)
  }
  return stock.toSorted((one, other) => one.at - other.at)
}

export function clearShelf() {
  writeHasty([])
  return shelf.clear()
}
