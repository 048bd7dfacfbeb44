import type { LotteryGame, PlayType } from '../../api/games/lottery.ts'
import type { VendorCode } from '../../api/games/category.ts'
import type { PrizeMode } from '../../api/games/prizeMode.ts'
import type { LotteryList, LotterySearch, StartSearch } from './lottery.search.ts'

/** Two vendors have modes of their own; the others follow the platform's. */
export function prizeModeOf(vendor: VendorCode, lotteryMode: PrizeMode): PrizeMode {
  if (vendor === 'TCG_LOTTO_VN') return 'ELott'
  return vendor === 'TCG_SEA' ? 'SEA' : lotteryMode
}

/** Whose lottery a prize mode names. */
const vendorOfMode: Readonly<Record<PrizeMode, VendorCode>> = {
  ELott: 'TCG_LOTTO_VN',
  SEA: 'TCG_SEA',
  ELOTT: 'ELOTT',
  LOTT: 'LOTT',
}

export interface StartTarget {
  readonly vendor: VendorCode
  /** `lobby` for the vendor's own choice. */
  readonly code: string
  readonly prizeMode: PrizeMode
  readonly playType: PlayType
  /** Nobody but the lottery's page reads it. */
  readonly mui: string | undefined
}

/** The vendor that draws in this mode; the ordinary and the electronic one have two, whom the address tells apart. */
function vendorOf(prizeMode: PrizeMode, vassalage: VendorCode | undefined): VendorCode {
  const isShared = prizeMode === 'LOTT' || prizeMode === 'ELOTT'
  const isOneOf = vassalage === 'LOTT' || vassalage === 'ELOTT'
  return isShared && isOneOf ? vassalage : vendorOfMode[prizeMode]
}

/** The lottery that the address names, or null when it names none. */
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

/** Closing leads home if the address says so, otherwise to the game center (section 2). */
export const closePath = (pageBack: string | undefined) => (pageBack ? '/m/home' : '/m/game')

/** The wanted kind of play where the game has it, else its first. */
export const playTypeFor = (wanted: PlayType, { playTypes }: LotteryGame): PlayType =>
  playTypes.includes(wanted) ? wanted : (playTypes[0] ?? 'trad')

const quickVendors: readonly VendorCode[] = ['ELOTT', 'TCG_LOTTO_VN']
export const listOf = ({ list, vassalage }: LotterySearch): LotteryList =>
  list ?? (vassalage !== undefined && quickVendors.includes(vassalage) ? 'quick' : 'draws')

/** The vendor that was asked for comes first. */
export const vendorFirst = <T extends { readonly code: VendorCode }>(
  vendors: readonly T[],
  wanted: VendorCode | undefined,
): readonly T[] =>
  vendors.toSorted((one, other) => Number(other.code === wanted) - Number(one.code === wanted))
