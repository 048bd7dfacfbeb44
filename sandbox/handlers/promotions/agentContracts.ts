import type { Selectable } from 'kysely'
import * as v from 'valibot'
import * as contracts from '#api/promotions/agentContracts.ts'
import * as waitingContracts from '#api/promotions/waitingContracts.ts'
import { contractsOf } from '#sandbox/agency/contracts.ts'
import { realPlayer } from '#sandbox/account/accounts.ts'
import { type Account, type Call, answer, languageOf } from '#sandbox/http/call.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { operatorName } from '#sandbox/operator/operator.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { assertOn } from '#sandbox/world/settings.ts'

type Row = Selectable<Database['agent_contracts']>

export const checkContracts = answer(waitingContracts.checkContracts, async (_, call) => {
  const rows = await contractsOf(call.platform.db, await signerOf(call))
  const waits = (kind: string) =>
    rows.some((row) => row.kind === kind && stateOf(row, call) === 'awaiting') ? kind : ''
  return {
    dailysalreqtype: waits('salary'),
    divtypecompperiodreq: waits('dividend'),
    contracthoursalreq: waits('hour'),
  }
})

export const getContract = answer(contracts.getContract, async ({ kind }, call) => {
  const rows = await contractsOf(call.platform.db, await signerOf(call))
  const row = rows.find((candidate) => candidate.kind === kind)
  return row ? { contract: wireContract(row, call) } : {}
})

export const answerContract = answer(contracts.answerContract, async (given, call) => {
  const { db, now } = call.platform
  const rows = await contractsOf(db, await signerOf(call))
  const row = rows.find(({ id }) => String(id) === given.contractId)
  if (!row) throw new Refusal('not_found')
  if (row.version !== given.version || row.answer) throw new Refusal('conflict')
  if (stateOf(row, call) === 'expired') throw new Refusal('not_found')
  const { numUpdatedRows } = await db
    .updateTable('agent_contracts')
    .set({ answer: given.answer, answered_at: now() })
    .where('id', '=', row.id)
    .where('version', '=', given.version)
    .where('answer', 'is', null)
    .executeTakeFirstOrThrow()
  // Another request has already answered the contract.
  if (numUpdatedRows === 0n) throw new Refusal('conflict')
  return { success: true }
})

/** Contracts are only for agents, and only if the merchant offers them. */
async function signerOf(call: Call): Promise<Account> {
  const account = realPlayer(call)
  await assertOn(call.platform.db, 'AGENTPOLICY3')
  return account
}

function stateOf({ answer: given, sign_by }: Row, { platform }: Call): contracts.ContractState {
  if (given) return given === 'accept' ? 'accepted' : 'declined'
  return sign_by > platform.now() ? 'awaiting' : 'expired'
}

const wireContract = (row: Row, call: Call) => ({
  contractId: row.id,
  kind: v.parse(waitingContracts.ContractKind, row.kind),
  version: row.version,
  issuer: operatorName(languageOf(call)),
  from: row.from_at,
  until: row.until_at,
  signBy: row.sign_by,
  status: stateOf(row, call),
  ...(row.answered_at && { answeredAt: row.answered_at }),
  tiers: JSON.parse(row.tiers),
  ...(row.previous && { previous: JSON.parse(row.previous) }),
})
