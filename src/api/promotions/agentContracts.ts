import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Id, Instant, Money, list } from '#api/wire.ts'
import { Percent } from './percent.ts'
import { ContractKind, checkContracts } from './waitingContracts.ts'

/** @public */
export const about = {
  getContract: {
    says: "The agent's newest contract of a kind with its tiers, and those of the version before it for comparison; none where there is no contract.",
    refused: { not_permitted: '' },
  },
  answerContract: {
    says: 'Accepts or declines a contract, only in the version that was read.',
    refused: { conflict: '(another version, or an answered one)' },
  },
} satisfies Readonly<Record<string, About>>

const ContractTier = v.pipe(
  v.object({
    turnover: Money,
    players: v.pipe(v.number(), v.integer(), v.minValue(0)),
    amount: v.optional(Money),
    share: v.optional(Percent),
  }),
  v.transform(({ amount, share, ...reached }) => ({
    ...reached,
    amount: amount ?? null,
    share: share ?? null,
  })),
)
export type ContractTier = v.InferOutput<typeof ContractTier>

const contractStates = ['awaiting', 'accepted', 'declined', 'expired'] as const
export type ContractState = (typeof contractStates)[number]

const Contract = v.pipe(
  v.object({
    contractId: Id,
    kind: ContractKind,
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    issuer: v.string(),
    from: Instant,
    until: Instant,
    signBy: Instant,
    status: v.picklist(contractStates),
    answeredAt: v.optional(Instant),
    tiers: list(ContractTier),
    previous: v.optional(list(ContractTier)),
  }),
  v.transform(({ contractId, status, answeredAt, previous, ...wire }) => ({
    ...wire,
    id: contractId,
    state: status,
    answeredAt: answeredAt ?? null,
    previous: previous ?? null,
  })),
)
export type AgentContract = v.InferOutput<typeof Contract>

export const getContract = endpoint({
  path: '/wps/agent/contract',
  input: v.object({ kind: ContractKind }),
  output: v.pipe(
    v.object({ contract: v.optional(Contract) }),
    v.transform(({ contract }) => contract ?? null),
  ),
})

export const answerContract = endpoint({
  method: 'PUT',
  path: '/wps/agent/contract',
  deadline: 'money',
  idempotent: true,
  input: v.object({
    contractId: Id,
    version: v.number(),
    answer: v.picklist(['accept', 'decline']),
  }),
  encode: ({ id, ...rest }: { id: string; version: number; answer: 'accept' | 'decline' }) => ({
    contractId: id,
    ...rest,
  }),
  stales: [checkContracts, getContract],
})
