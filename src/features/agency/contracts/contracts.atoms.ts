import { atomFamily } from 'jotai-family'
import { type ContractKind, answerContract, getContract } from '../../../api/agentContracts.ts'
import { intentAtom } from '../../../net/intent.ts'
import { queryAtom } from '../../../net/query.ts'

export const contractAtom = atomFamily((kind: ContractKind) =>
  queryAtom(getContract, () => ({ kind })),
)

export const answerContractIntent = intentAtom(answerContract)
