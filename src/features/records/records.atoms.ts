import { cachedFamily } from '#net/query/family.ts'
import { atom } from 'jotai'
import { dayOf } from '#api/day.ts'
import { type Bet, type BetFilter, listBets, listProfit } from '#api/money/records.ts'
import { call } from '#net/call.ts'
import { platformNow } from '#net/reach/clock.ts'
import { pagesAtom, queryAtom } from '#net/query/query.ts'
import { playerIntent } from '#net/session/player.ts'
import { isClosedAtom, listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import { type Range, periodRangeOf } from './period/period.rules.ts'
import type { RecordSearch } from './records.search.ts'

const pageSize = 20

export function betFilterOf(search: RecordSearch): BetFilter {
  const { category, vendor, status } = search
  return {
    ...periodRangeOf(search, currentDay()),
    ...(category && { category }),
    ...(vendor && { vendor }),
    ...(status && { status }),
  }
}

export const currentDay = () => dayOf(platformNow())

export const betsAtom = cachedFamily((filter: BetFilter) =>
  pagesAtom(listBets, (get, page) => ({
    ...filter,
    language: get(listLanguageAtom),
    page,
    pageSize,
  })),
)

export const profitAtom = cachedFamily(({ from, to }: Range) =>
  queryAtom(listProfit, () => ({ from, to })),
)

const largestPage = 50
/** Bounds the memory of the phone and the load of one export. */
const maxPages = 100

/** All pages, including those not on screen yet. */
export const fetchAllBetsIntent = playerIntent(async (get, _set, filter: BetFilter) => {
  const bets = new Map<string, Bet>()
  for (let page = 1; page <= maxPages; page += 1) {
    const params = { ...filter, language: get(listLanguageAtom), page, pageSize: largestPage }
    const { value } = await call(listBets, params)
    for (const bet of value.items) bets.set(bet.id, bet)
    if (page >= value.pages) break
  }
  return [...bets.values()]
})

/** A missing switch means shown. */
export const isProfitOffAtom = atom((get) => get(isClosedAtom)('PERSPNL3'))
