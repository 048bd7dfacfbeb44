import type { LotteryGame, LotteryVendor } from '#api/games/lottery.ts'
import { type PlayType, type PrizeMode, prizeModeOf } from '#api/games/lotteryParams.ts'
import type { VendorCode } from '#api/games/category.ts'
import type { LotteryList, LotterySearch, StartSearch } from './lottery.search.ts'

const vendorOfMode: Readonly<Record<PrizeMode, VendorCode>> = {
  ELott: 'TCG_LOTTO_VN',
  SEA: 'TCG_SEA',
  ELOTT: 'ELOTT',
  LOTT: 'LOTT',
}

export interface StartTarget {
  readonly vendor: VendorCode
  /** `lobby` leaves the choice to the vendor. */
  readonly code: string
  readonly prizeMode: PrizeMode
  readonly playType: PlayType
  /** Passed through unread to the lottery's page. */
  readonly mui: string | undefined
}

/** Two modes have two vendors each; there `vassalage` decides. */
function vendorOf(prizeMode: PrizeMode, vassalage: VendorCode | undefined): VendorCode {
  const isShared = prizeMode === 'LOTT' || prizeMode === 'ELOTT'
  const isOneOf = vassalage === 'LOTT' || vassalage === 'ELOTT'
  return isShared && isOneOf ? vassalage : vendorOfMode[prizeMode]
}

/** Null when the search names no lottery. */
export function startTargetOf(search: StartSearch): StartTarget | null {
  const { prize_mode: prizeMode } = search
  if (!prizeMode) return null
  return {
    vendor: vendorOf(prizeMode, search.vassalage),
    code: search.gameId ?? 'lobby',
    prizeMode,
    playType: search.playType ?? 'trad',
    mui: search.mui,
  }
}

/** Home if the search has a `pageBack`, else the game center (section 2). */
export const closePath = (pageBack: string | undefined) => (pageBack ? '/m/home' : '/m/game')

/** The search of /m/startLottery for a game, with the requested play type if the game has it. */
export const startSearchOf = (
  { code, vendor, playTypes }: Pick<LotteryGame, 'code' | 'vendor' | 'playTypes'>,
  lotteryMode: PrizeMode,
  wanted: PlayType = 'trad',
): StartSearch => ({
  playType: playTypes.includes(wanted) ? wanted : (playTypes[0] ?? 'trad'),
  gameId: code,
  prize_mode: prizeModeOf(vendor, lotteryMode),
  vassalage: vendor,
})

/** The search of /m/startLottery for a vendor's own lobby. */
export const lobbySearchOf = (vendor: VendorCode, lotteryMode: PrizeMode): StartSearch => ({
  playType: 'trad',
  prize_mode: prizeModeOf(vendor, lotteryMode),
  vassalage: vendor,
})

const quickVendors: readonly VendorCode[] = ['ELOTT', 'TCG_LOTTO_VN']
export const listOf = ({ list, vassalage }: LotterySearch): LotteryList =>
  list ?? (vassalage !== undefined && quickVendors.includes(vassalage) ? 'quick' : 'draws')

/** The games of that name, and all games of a vendor of that name. */
export function namedOf(vendors: readonly LotteryVendor[], name: string): readonly LotteryVendor[] {
  const isNamed = (one: { readonly name: string }) =>
    one.name.toLowerCase().includes(name.toLowerCase())
  return vendors
    .map((vendor) =>
      isNamed(vendor) ? vendor : { ...vendor, games: vendor.games.filter(isNamed) },
    )
    .filter(({ games }) => games.length > 0)
}

/** Moves the requested vendor to the front. */
export const vendorFirst = <T extends { readonly code: VendorCode }>(
  vendors: readonly T[],
  wanted: VendorCode | undefined,
): readonly T[] =>
  vendors.toSorted((one, other) => Number(other.code === wanted) - Number(one.code === wanted))
