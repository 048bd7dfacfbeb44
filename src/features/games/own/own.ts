import * as v from 'valibot'
import { keyval } from '../../../device/storage/keyval.ts'
import { credentialsAtom } from '../../../net/session/credentials.ts'
import { store } from '../../../net/queryClient.ts'
import { ownAtom } from './own.atoms.ts'
import { Own } from './own.rules.ts'

const shelf = keyval<unknown>('own')

const accountNow = () => store.get(credentialsAtom)?.account ?? null

/** Reads what the phone keeps of this player, and removes what is another's or broken. */
export async function loadOwn() {
  const account = accountNow()
  let own: Own = {}
  for (const [key, value] of await shelf.entries()) {
    const parsed = v.safeParse(Own, value)
    if (key === account && parsed.success) own = parsed.output
    else await shelf.delete(key)
  }
  if (accountNow() === account) store.set(ownAtom, (now) => ({ ...own, ...now }))
}

/** The platform has told these ids: they take the place of those before. */
export async function saveOwn(change: Own) {
  const account = accountNow()
  if (account === null) return
  store.set(ownAtom, (now) => ({ ...now, ...change }))
  await shelf.set(account, store.get(ownAtom))
  if (accountNow() !== account) await shelf.delete(account)
}

export function clearOwn() {
  store.set(ownAtom, {})
  return shelf.clear()
}
