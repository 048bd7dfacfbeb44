import { cachedFamily } from '#net/query/family.ts'
import { atom } from 'jotai'
import { listJackpots } from '#api/games/jackpots.ts'
import {
  getLotteryMenu,
  launchLottery,
  listDraws,
  listElectronicLotteries,
  listRecentVnDraws,
  listTickets,
  listVnDraws,
} from '#api/games/lottery.ts'
import { getWallet } from '#api/account/member.ts'
import { requireUrl } from '#net/urlGate.ts'
import { perform } from '#net/intent.ts'
import { polled } from '#net/query/polling.ts'
import { pagesAtom, queryAtom } from '#net/query/query.ts'
import { invalidate } from '#net/query/queryClient.ts'
import {
  isClosedAtom,
  inListLanguage,
  listLanguageAtom,
  vendorTypesAtom,
} from '#features/merchant/merchant.atoms.ts'
import { looksOf } from '#ui/art/marks.rules.ts'
import { listOf } from './lottery.rules.ts'
import type { LotterySearch } from './lottery.search.ts'

const pageSize = 20
const vnVendor = 'TCG_LOTTO_VN'

const menuAtom = queryAtom(getLotteryMenu, inListLanguage)
const electronicAtom = queryAtom(listElectronicLotteries, inListLanguage)

export const lotteriesOf = (search: LotterySearch) =>
  listOf(search) === 'quick' ? electronicAtom : menuAtom

export const allLotteriesAtom = atom((get) =>
  [get(menuAtom), get(electronicAtom)].flatMap(({ value }) =>
    (value ?? []).flatMap(({ games }) => games),
  ),
)

export const recentVnAtom = queryAtom(listRecentVnDraws, inListLanguage)

/** TCG_LOTTO_VN is in the electronic list. */
export const vnGamesAtom = atom(
  (get) => get(electronicAtom).value?.find(({ code }) => code === vnVendor)?.games ?? [],
)

export const looksAtom = atom((get) => looksOf(get(vendorTypesAtom).value?.categories ?? []))

/** A missing switch means open. */
export const isLotteryOffAtom = atom((get) => get(isClosedAtom)('LOTT3'))

const ofGame = (game: string | null) => (game === null ? {} : { gameCode: game })

const drawPagesOf = (endpoint: typeof listDraws) =>
  cachedFamily((game: string | null) =>
    pagesAtom(endpoint, (get, pageNo) => ({
      ...inListLanguage(get),
      ...ofGame(game),
      pageNo,
      pageSize,
    })),
  )
const drawPagesAtom = drawPagesOf(listDraws)
const vnDrawPagesAtom = drawPagesOf(listVnDraws)

/** The platform lists the draws of TCG_LOTTO_VN separately. */
export const drawsAtom = cachedFamily((game: string | null) =>
  atom((get) => {
    const known = get(allLotteriesAtom).find(({ code }) => code === game)
    const isVn = known?.vendor === vnVendor
    return get((isVn ? vnDrawPagesAtom : drawPagesAtom)(game))
  }),
)

export const ticketsAtom = cachedFamily((game: string | null) =>
  pagesAtom(listTickets, (get, pageNo) => ({
    ...ofGame(game),
    language: get(listLanguageAtom),
    pageNo,
    pageSize,
  })),
)

/** Milliseconds between two polls of the jackpots. */
export const jackpotsEvery = 15_000

export const jackpotsAtom = queryAtom(
  listJackpots,
  inListLanguage,
  polled(() => jackpotsEvery),
)

export const launchLotteryIntent = atom(
  null,
  async (_get, _set, lottery: Parameters<typeof launchLottery.encode>[0]) =>
    requireUrl(await perform(launchLottery, lottery)),
)

/** The vendor's page may have moved money, sold tickets or settled them. */
export const refreshStakesIntent = atom(null, () => {
  void invalidate(getWallet)
  void invalidate(listTickets)
})
