import { contract } from '#api/contract.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { isRecord } from '#device/isRecord.ts'
import type { Wire } from './caller.ts'

type Name = keyof typeof contract

/** Returns the value of an earlier answer. */
export type Recall = (name: Name) => unknown

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const lastWeek = () => ({
  from: dayOf(Date.now() - 6 * 24 * 60 * 60_000),
  to: dayOf(Date.now()),
})
const html5 = { platform: 'html5', clientType: '2' }

/** The input of a read besides merchant, page and language; null if there is nothing to ask for. */
const inputs: Partial<Record<Name, (recall: Recall) => Wire | null>> = {
  listVendorTypes: () => ({ typeId: '1' }),
  listGames: () => html5,
  listHotGames: () => ({ isPlatform: '2', platform: 'html5' }),
  getGame: (recall) => firstOf(recall('listGames'), 'nodeId', 'gameId', 'roomId'),
  listLiveModels: () => ({ module: 'CBS3', status: 'active' }),
  listRecent: () => ({ page: '1', clientType: '2' }),
  getMessage: (recall) => firstOf(recall('listInbox'), 'id'),
  getPromotion: (recall) => firstOf(recall('listPromotions'), 'activityId'),
  getDeposit: (recall) => firstOf(recall('listDeposits'), 'orderNo'),
  getWithdrawal: (recall) => firstOf(recall('listWithdrawals'), 'orderNo'),
  listRewards: () => ({ shelf: 'available' }),
  getContract: () => ({ kind: 'salary' }),
  checkUsername: () => ({ username: 'contractcheck' }),
  listHelp: () => ({ device: 'MOBILE' }),
  listBets: lastWeek,
  listProfit: lastWeek,
  listLeaders: () => ({ board: 'win', period: 'week' }),
  getOwnRank: () => ({ board: 'win', period: 'week' }),
  listAgentNotices: () => ({ types: 'A', platform: 'M' }),
  listPopularNotices: () => ({ platform: 'M' }),
  listAnnouncements: () => ({ types: 'B,PL,PU,PR', platform: 'M' }),
}

/** GETs that open, spend or write something. */
const effects: readonly Name[] = ['launchGame', 'launchLottery', 'launchChat', 'addRecent']

const isName = (name: string): name is Name => Object.hasOwn(contract, name)

export const reads: readonly (readonly [Name, AnyEndpoint])[] = Object.entries(contract).flatMap(
  ([name, endpoint]) =>
    endpoint.method === 'GET' && isName(name) && !effects.includes(name)
      ? [[name, endpoint] as const]
      : [],
)

export function inputOf(name: Name, merchantCode: string, recall: Recall): Wire | null {
  const asked = inputs[name]?.(recall)
  return asked === null ? null : { merchantCode, pageNo: '1', pageSize: '20', ...asked }
}

/** The first row's id, under the platform's own name for it. */
function firstOf(value: unknown, ...names: readonly string[]): Wire | null {
  const lists = isRecord(value) ? ['games', 'content', 'list'].map((name) => value[name]) : [value]
  const row: unknown = lists.find(Array.isArray)?.[0]
  const name = isRecord(row) ? names.find((known) => row[known] !== undefined) : undefined
  return isRecord(row) && name && names[0] ? { [names[0]]: row[name] } : null
}
