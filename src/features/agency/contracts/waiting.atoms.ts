import { atom } from 'jotai'
import { checkContracts } from '#api/promotions/waitingContracts.ts'
import { may } from '#api/roles.ts'
import { queryAtom } from '#net/query/query.ts'
import { isOnAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'

const needsContractsAtom = atom(
  (get) => may(get(roleAtom), 'mail') && get(isOnAtom)('AGENTPOLICY3'),
)

const waitingAtom = queryAtom(checkContracts, (get) => (get(needsContractsAtom) ? {} : null))

export const waitingContractsAtom = atom((get) => get(waitingAtom).value ?? [])

/** Null until the platform has answered. */
export const isContractDueAtom = atom((get) => {
  if (!may(get(roleAtom), 'mail')) return false
  const { isPending } = get(needsContractsAtom) ? get(waitingAtom) : get(siteAtom)
  return isPending ? null : get(waitingContractsAtom).length > 0
})
