import { atom } from 'jotai'
import { checkContracts } from '../../api/promotions/waitingContracts.ts'
import { may } from '../../api/roles.ts'
import { queryAtom } from '../../net/query/query.ts'
import { isOnAtom } from '../merchant/merchant.atoms.ts'
import { roleAtom } from '../session/session.atoms.ts'

const isAskedAtom = atom((get) => may(get(roleAtom), 'mail') && get(isOnAtom)('AGENTPOLICY3'))

const waitingAtom = queryAtom(checkContracts, (get) => (get(isAskedAtom) ? {} : null))

export const waitingContractsAtom = atom((get) => get(waitingAtom).value ?? [])

export const isContractDueAtom = atom((get) => get(waitingContractsAtom).length > 0)
