import { cachedFamily } from '#net/query/family.ts'
import { atom } from 'jotai'
import {
  type AgentContract,
  type ContractState,
  answerContract,
  getContract,
} from '#api/promotions/agentContracts.ts'
import type { ContractKind } from '#api/promotions/waitingContracts.ts'
import { call } from '#net/call.ts'
import { intentAtom } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { getAffiliateTerms } from '#api/promotions/affiliate.ts'
import { inLanguage } from '#features/merchant/merchant.atoms.ts'
import {
  createAgentLink,
  disableAgentLink,
  listAgentLinks,
  openAccount,
} from '#api/promotions/agency.ts'

export const affiliateTermsAtom = queryAtom(getAffiliateTerms, inLanguage)

export const contractAtom = cachedFamily((kind: ContractKind) =>
  queryAtom(getContract, () => ({ kind })),
)

export const answerContractIntent = intentAtom(answerContract)

type Read = Pick<AgentContract, 'id' | 'version' | 'kind'>

type Outcome = ContractState | 'replaced'

/** The outcome of the version that was read; null while it still waits for an answer. */
export const findAnswerIntent = atom(
  null,
  async (_get, _set, { id, version, kind }: Read): Promise<Outcome | null> => {
    const { value } = await call(getContract, { kind })
    for (const stale of answerContract.stales) void invalidate(stale)
    if (value?.id !== id || value.version !== version) return 'replaced'
    return value.state === 'awaiting' ? null : value.state
  },
)

export const linksAtom = queryAtom(listAgentLinks, () => ({}))

export const createLinkIntent = intentAtom(createAgentLink)
export const disableLinkIntent = intentAtom(disableAgentLink)
export const openAccountIntent = intentAtom(openAccount)
